import type { Telemetry } from '@console/shared/platform'
import type { RemoteLoader, RemoteStates } from '../remotes/remote-loader.ts'

/** Says nothing of a fault: observers were notified in the next frame instead. */
const isHarmless = (message: string) => message.startsWith('ResizeObserver loop')

/** Reports what nobody caught, and every remote that could not be loaded. */
export function watchExceptions(telemetry: Telemetry, loader: RemoteLoader) {
  window.addEventListener('error', ({ error, message, filename }) => {
    // Anybody may dispatch an event of this name.
    if (message === undefined || isHarmless(message)) return
    telemetry.captureException(error ?? new Error(message), { source: 'window', file: filename })
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    telemetry.captureException(reason, { source: 'unhandled-rejection', ...toRemoteOnScreen(reason, loader) })
  })
  watchLoader(telemetry, loader)
}

/** What is no error has no stack that would name a file: the section on screen is the likeliest. */
function toRemoteOnScreen(reason: unknown, loader: RemoteLoader) {
  const owner = reason instanceof Error ? null : loader.findOwner(location.pathname)
  return owner && { remote: owner.name, remote_version: owner.version }
}

function watchLoader(telemetry: Telemetry, loader: RemoteLoader) {
  const report = (states: RemoteStates, before: RemoteStates) => {
    for (const [name, state] of Object.entries(states)) {
      if (state === before[name] || state.status !== 'failed') continue
      const { error, reason } = state.failure
      const version = loader.remotes.getState().find((remote) => remote.name === name)?.version
      telemetry.captureException(error, {
        source: 'remote-loader',
        remote: name,
        remote_version: version,
        reason,
      })
    }
  }
  // Entries that could not be read have failed already.
  report(loader.states.getState(), {})
  loader.states.subscribe(report)
}
