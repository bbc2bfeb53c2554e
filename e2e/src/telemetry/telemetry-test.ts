import { expect } from '@playwright/test'
import { staff } from '../console/sign-in.ts'
import { startTestConsole } from '../console/start-test-console.ts'
import { test as base } from '../test.ts'
import { startTelemetrySinks, type TelemetrySinks } from './start-telemetry-sinks.ts'

type TelemetryFixtures = {
  /** What arrived during the test. Whatever a test does, no secret may be in any of it. */
  sinks: TelemetrySinks
  /** Texts of the test's own that must not leave either. */
  secrets: string[]
}

/** A console whose logs and analytics go to a server that keeps what arrives. */
export const test = base.extend<TelemetryFixtures, { sinkServer: TelemetrySinks }>({
  sinkServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const sinks = await startTelemetrySinks()
      await use(sinks)
      await sinks.close()
    },
    { scope: 'worker' },
  ],
  testConsole: [
    async ({ sinkServer }, use) => {
      const testConsole = await startTestConsole('memory', sinkServer.config)
      await use(testConsole)
      await testConsole.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  secrets: async ({}, use) => use([staff.identifier, staff.password]),
  sinks: async ({ sinkServer, secrets, page }, use) => {
    sinkServer.reset()
    const from = sinkServer.everything.length
    await use(sinkServer)
    const token = await page.evaluate(() => localStorage.getItem('auth-token')).catch(() => null)
    await page.goto('about:blank')
    const sent = sinkServer.everything.slice(from).join('\n')
    for (const secret of [...secrets, ...(token === null ? [] : [token])]) {
      for (const form of [secret, encodeURIComponent(secret)]) {
        expect(sent.includes(form), `${form} was sent to a telemetry service`).toBe(false)
      }
    }
  },
})
