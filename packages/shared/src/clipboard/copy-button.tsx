import { usePlatform } from '../platform/platform-context.tsx'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { useCopy } from './use-copy.ts'

type CopyButtonProps = Pick<ButtonProps, 'type' | 'size' | 'icon' | 'className'> & {
  label: string
  /** "Link copied" */
  notice: string
  readText(): string
  onCopied?(): void
}

/** Copies a text; its label reads "Copied!" for a moment afterwards. */
export function CopyButton({ label, notice, readText, onCopied, ...button }: CopyButtonProps) {
  const { isCopied, copy } = useCopy(usePlatform())
  async function handleCopy() {
    if (await copy({ write: () => navigator.clipboard.writeText(readText()), notice })) onCopied?.()
  }
  return (
    <Button {...button} onClick={() => void handleCopy()}>
      {isCopied ? 'Copied!' : label}
    </Button>
  )
}
