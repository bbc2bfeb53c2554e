import type { Platform } from '@console/shared/platform'
import { toRootMessage } from '../errors/root-message.ts'
import { mayLeave } from '../leaving/may-leave.ts'
import type { KnownRemote } from '../release/known-release.ts'
import { forgetPreview, keepPreview } from './kept-preview.ts'

/** Reloads the current release, unless somebody chooses to keep unsaved work. */
export async function stopPreview(): Promise<void> {
  if (!(await mayLeave('update'))) return
  forgetPreview()
  location.reload()
}

/** Ends a preview that did not start: it is not retried, and the next page explains why. */
export async function endFailedPreview(
  { telemetry }: Pick<Platform, 'telemetry'>,
  { name, version }: KnownRemote,
  error: unknown,
): Promise<void> {
  const message = toRootMessage(error)
  telemetry.log('warn', 'A preview has ended, since it did not start', {
    remote: name,
    remote_version: version,
    message,
  })
  keepPreview({
    kind: 'ended',
    sentence: `The preview has ended, because ${name} ${version} did not start. You have the released version again.`,
    details: message,
  })
  if (await mayLeave('update')) location.reload()
}
