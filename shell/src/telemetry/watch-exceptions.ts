import type { Telemetry } from '@console/shared/platform'

/** Says nothing of a fault: observers were notified in the next frame instead. */
const isHarmless = (message: string) => message.startsWith('ResizeObserver loop')

/** Reports what nobody caught. */
export function watchExceptions(telemetry: Telemetry) {
  window.addEventListener('error', ({ error, message, filename }) => {
    // Anybody may dispatch an event of this name.
    if (message === undefined || isHarmless(message)) return
    telemetry.captureException(error ?? new Error(message), { source: 'window', file: filename })
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    telemetry.captureException(reason, { source: 'unhandled-rejection' })
  })
}
