import { usePlatform } from '@console/shared/platform-context'
import { useEffect, useState } from 'react'
import { type CopiedTable, toCopiedTable } from './copied-table.ts'
import type { Report } from './report.ts'

/** SPEC §9: the label says "Copied!" for 1500 ms, the toast stays for 2000 ms. */
const labelTime = 1500
const toastTime = 2000

export function CopyTableButton({ report }: { report: Report }) {
  const { notify, telemetry } = usePlatform()
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), labelTime)
    return () => clearTimeout(timer)
  }, [isCopied])

  // SPEC §8: what cannot be copied is only logged.
  async function handleCopy() {
    if (navigator.clipboard === undefined) {
      telemetry.log('warn', 'Clipboard is not supported')
      return
    }
    try {
      await writeTable(toCopiedTable(report))
    } catch (error) {
      telemetry.log('warn', 'Copying failed', { error: String(error) })
      return
    }
    setIsCopied(true)
    notify.success('Table copied to clipboard', { duration: toastTime })
  }

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
