import { useCopy } from '@console/shared/clipboard/use-copy'
import { usePlatform } from '@console/shared/platform-context'
import { type CopiedTable, toCopiedTable } from './copied-table.ts'
import type { Report } from './dashboard-report.ts'
import { toMailLines } from './mail-lines.ts'

/** Copies the four headlines as text with units. */
export function CopyForMailButton({ report }: { report: Report }) {
  const { isCopied, copy } = useCopy(usePlatform())

  const handleCopy = () =>
    copy({
      write: () => navigator.clipboard.writeText(toMailLines(report)),
      notice: 'Figures copied to clipboard',
    })

  return (
    <button type="button" className="button" onClick={() => void handleCopy()}>
      {isCopied ? 'Copied!' : 'Copy for email'}
    </button>
  )
}

export function CopyTableButton({ report }: { report: Report }) {
  const { isCopied, copy } = useCopy(usePlatform())

  const handleCopy = () =>
    copy({ write: () => writeTable(toCopiedTable(report)), notice: 'Table copied to clipboard' })

  return (
    <button type="button" className="button" onClick={() => void handleCopy()}>
      {isCopied ? 'Copied!' : 'Copy as table'}
    </button>
  )
}

function writeTable({ tsv, html }: CopiedTable): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(tsv)
  return navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': new Blob([tsv], { type: 'text/plain' }),
      'text/html': new Blob([html], { type: 'text/html' }),
    }),
  ])
}
