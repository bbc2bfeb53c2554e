import type { Telemetry } from '@console/shared/platform'
import { whenIdle } from '@console/shared/ui/when-idle'
import { sleep } from '../network/sleep.ts'
import type { ConsoleTelemetry } from './create-telemetry.ts'

/** Observes from now on; code is loaded only after the first screen. */
export async function startTelemetry(telemetry: ConsoleTelemetry): Promise<void> {
  if (!telemetry.hasSinks) return
  const firstPath = location.pathname
  watchExceptions(telemetry)
  await afterFirstPaint()
  const opened = telemetry.open()
  try {
    const { measureWebVitals } = await import(
      /* webpackChunkName: "telemetry-sinks" */ './vitals/measure-web-vitals.ts'
    )
    measureWebVitals(firstPath, telemetry.captureVital)
  } catch {
    // The console works without telemetry.
  }
  await opened
}

/** Milliseconds after which to stop waiting: a background tab is never painted. */
const paintLimit = 10_000
const idleLimit = 5_000

/** Resolves once the page has been painted and the browser is idle. */
async function afterFirstPaint(): Promise<void> {
  await Promise.race([firstPaint(), sleep(paintLimit)])
  await new Promise<void>((resolve) => void whenIdle(resolve, idleLimit))
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve()
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
}

/** Not a fault: observers are notified in the next frame. */
const isHarmless = (message: string) => message.startsWith('ResizeObserver loop')

/** Reports uncaught errors and rejections. */
function watchExceptions(telemetry: Telemetry) {
  window.addEventListener('error', ({ error, message, filename }) => {
    // Anybody may dispatch an event of this name.
    if (message === undefined || isHarmless(message)) return
    telemetry.captureException(error ?? new Error(message), { source: 'window', file: filename })
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    telemetry.captureException(reason, { source: 'unhandled-rejection' })
  })
}
