import { afterFirstPaint } from './after-first-paint.ts'
import type { ConsoleTelemetry } from './create-telemetry.ts'
import { watchExceptions } from './watch-exceptions.ts'

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
