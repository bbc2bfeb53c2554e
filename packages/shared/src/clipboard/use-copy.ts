import { useEffect, useState } from 'react'
import type { Platform } from '../platform/platform.ts'
import { type ClipboardCopy, copyToClipboard } from './copy-to-clipboard.ts'

/** Milliseconds, SPEC §9. */
const labelTime = 1500

/** `copyToClipboard` for a button: `isCopied` is true for 1500 ms after each copy, while its label reads "Copied!". */
export function useCopy(platform: Pick<Platform, 'notify' | 'telemetry'>) {
  const [copies, setCopies] = useState(0)

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), labelTime)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy(asked: ClipboardCopy): Promise<boolean> {
    const isCopied = await copyToClipboard(platform, asked)
    if (isCopied) setCopies((count) => count + 1)
    return isCopied
  }

  return { isCopied: copies > 0, copy }
}
