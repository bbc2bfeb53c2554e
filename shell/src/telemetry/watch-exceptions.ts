import type { Telemetry } from '@console/shared/platform'
import type { ReleasedRemote } from '@console/shared/release'

/** Says nothing of a fault: observers were notified in the next frame instead. */
const isHarmless = (message: string) => message.startsWith('ResizeObserver loop')

/** The remote that a path belongs to. */
export type FindOwner = (path: string) => Pick<ReleasedRemote, 'name' | 'version'> | null

/** Reports what nobody caught. */
export function watchExceptions(telemetry: Telemetry, findOwner: FindOwner) {
  window.addEventListener('error', ({ error, message, filename }) => {
    // Anybody may dispatch an event of this name.
    if (message === undefined || isHarmless(message)) return
    telemetry.captureException(error ?? new Error(message), { source: 'window', file: filename })
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    telemetry.captureException(reason, {
      source: 'unhandled-rejection',
      ...toRemoteOnScreen(reason, findOwner),
    })
  })
}

/** What is no error has no stack that would name a file: the section on screen is the likeliest. */
function toRemoteOnScreen(reason: unknown, findOwner: FindOwner) {
  const owner = reason instanceof Error ? null : findOwner(location.pathname)
  return owner && { remote: owner.name, remote_version: owner.version }
}
