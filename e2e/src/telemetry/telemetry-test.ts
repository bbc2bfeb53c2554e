import { expect } from '@playwright/test'
import { signIn, staff } from '../console/sign-in.ts'
import type { TestConsole } from '../console/start-test-console.ts'
import type { TelemetrySinks } from '../sinks/start-telemetry-sinks.ts'
import { test as base } from '../test.ts'

type TelemetryFixtures = {
  consoleWithTelemetry: TestConsole
  /** Everything received during the test, which must never contain a secret. */
  sinks: TelemetrySinks
  /** Additional texts that must not leave. */
  secrets: string[]
}

/** A console whose logs and analytics go to a recording server. */
export const test = base.extend<TelemetryFixtures>({
  consoleWithTelemetry: async ({ telemetryConsole }, use) => use(telemetryConsole.console),
  baseURL: async ({ consoleWithTelemetry }, use) => {
    consoleWithTelemetry.server.reset()
    await use(consoleWithTelemetry.url)
  },
  signIn: async ({ consoleWithTelemetry }, use) => use((page) => signIn(page, consoleWithTelemetry.url)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  secrets: async ({}, use) => use([staff.identifier, staff.password]),
  sinks: async ({ telemetryConsole: { sinks }, secrets, page }, use) => {
    sinks.reset()
    const from = sinks.everything.length
    await use(sinks)
    const token = await page.evaluate(() => localStorage.getItem('auth-token')).catch(() => null)
    await page.goto('about:blank')
    const sent = sinks.everything.slice(from).join('\n')
    for (const secret of [...secrets, ...(token === null ? [] : [token])]) {
      for (const form of [secret, encodeURIComponent(secret)]) {
        expect(sent.includes(form), `${form} was sent to a telemetry service`).toBe(false)
      }
    }
  },
})
