import { useEffect, useState } from 'react'
import { useConsole } from '../console/console-services.ts'

/** SPEC §9: the label says "Copied!" for 1500 ms, the toast stays for 2000 ms. */
const labelTime = 1500
const toastTime = 2000

export type CopyButtonProps = { label: string; readText: () => string; onCopied?: () => void }

export function CopyButton({ label, readText, onCopied }: CopyButtonProps) {
  const { notify, telemetry } = useConsole().platform
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), labelTime)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function handleCopy() {
    if (navigator.clipboard === undefined) {
      telemetry.log('warn', 'Clipboard is not supported')
      return
    }
    try {
      await navigator.clipboard.writeText(readText())
    } catch (error) {
      telemetry.log('warn', 'Copying failed', { error: String(error) })
      return
    }
    setIsCopied(true)
    notify.success('Copied to clipboard', { duration: toastTime })
    onCopied?.()
  }

  return (
    <button type="button" className="button" onClick={() => void handleCopy()}>
      {isCopied ? 'Copied!' : label}
    </button>
  )
}
