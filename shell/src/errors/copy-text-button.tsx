import { useCopy } from '@console/shared/clipboard/use-copy'
import { usePlatform } from '@console/shared/platform-context'

export type CopyTextButtonProps = { label: string; readText: () => string; onCopied?: () => void }

export function CopyTextButton({ label, readText, onCopied }: CopyTextButtonProps) {
  const { isCopied, copy } = useCopy(usePlatform())

  async function handleCopy() {
    const write = () => navigator.clipboard.writeText(readText())
    if (await copy({ write, notice: 'Copied to clipboard' })) onCopied?.()
  }

  return (
    <button type="button" className="button" onClick={() => void handleCopy()}>
      {isCopied ? 'Copied!' : label}
    </button>
  )
}
