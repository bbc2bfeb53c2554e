import type { Platform } from '../platform/platform.ts'

/** Milliseconds, SPEC §9. */
const noticeTime = 2000

export type ClipboardCopy = {
  /** Hands over what is copied; called at once, as long as the press counts for the browser. A rejection is a copy that failed. */
  write(): Promise<void>
  /** "Link copied" */
  notice: string
  description?: string
  /** Whether the browser has the way that `write` takes; of the clipboard's own API when absent. */
  isSupported?: boolean
}

/** Copies, and says so for 2000 ms. What cannot be copied is logged and not announced (SPEC §8). Resolves to whether it was copied. */
export async function copyToClipboard(
  { notify, telemetry }: Pick<Platform, 'notify' | 'telemetry'>,
  { write, notice, description, isSupported = navigator.clipboard !== undefined }: ClipboardCopy,
): Promise<boolean> {
  if (!isSupported) {
    telemetry.log('warn', 'Clipboard is not supported')
    return false
  }
  try {
    await write()
  } catch (error) {
    telemetry.log('error', 'Copying failed', { error: String(error) })
    return false
  }
  notify.success(notice, { duration: noticeTime, ...(description !== undefined && { description }) })
  return true
}
