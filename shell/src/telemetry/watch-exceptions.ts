import type { Telemetry } from '@console/shared/platform'
import type { RemoteLoader } from '../remotes/remote-loader.ts'

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
    telemetry.captureException(reason, { source: 'unhandled-rejection' })
  })
  watchLoader(telemetry, loader)
}

function watchLoader(telemetry: Telemetry, loader: RemoteLoader) {
  loader.states.subscribe((states, before) => {
    for (const [name, state] of Object.entries(states)) {
      if (state === before[name] || state.status !== 'failed') continue
      const { error, reason } = state.failure
      telemetry.captureException(error, { source: 'remote-loader', remote: name, reason })
    }
  })
}
