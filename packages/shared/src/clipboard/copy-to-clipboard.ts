import type { Platform } from '../platform/platform.ts'

/** Milliseconds, SPEC §9. */
const noticeTime = 2000

export type ClipboardCopy = {
  /**
   * Writes to the clipboard; called synchronously, while the browser still recognises the user gesture. A rejection
   * means that copying failed.
   */
  write(): Promise<void>
  /** "Link copied" */
  notice: string
  description?: string
  /** Whether the browser supports `write`; checks for the Clipboard API by default. */
  isSupported?: boolean
}

/**
 * Copies, with a notice for 2000 ms. Failures are logged but not announced (SPEC §8). Resolves to whether it was
 * copied.
 */
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
