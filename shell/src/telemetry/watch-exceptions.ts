import type { Telemetry } from '@console/shared/platform'

/** Not a fault: observers are notified in the next frame. */
const isHarmless = (message: string) => message.startsWith('ResizeObserver loop')

/** Reports uncaught errors and rejections. */
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
