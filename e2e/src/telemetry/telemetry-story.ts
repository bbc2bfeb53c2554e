import { expect, type Page } from '@playwright/test'
import type { SentEvent, TelemetrySinks } from '../sinks/start-telemetry-sinks.ts'

export const releaseId = /^r-[0-9a-f]{12}$/

export const packageListApi = (url: URL, method: string) =>
  method === 'GET' && url.pathname.endsWith('/packages')

/** Waits for an event and returns its data. */
export async function arrives(
  sinks: TelemetrySinks,
  name: string,
  count = 1,
): Promise<SentEvent['properties']> {
  const find = () => sinks.events.filter(({ event }) => event === name)
  await expect.poll(() => find().length, `${name} arrives ${count} times`).toBe(count)
  return find().at(-1)?.properties ?? {}
}

/** Asserts that nothing else was sent: everything before this marker event has arrived once it does. */
export async function expectNoMore(page: Page, sinks: TelemetrySinks, name: string, count: number) {
  await page.goto('/no-such-screen')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await arrives(sinks, 'not_found_back_to_dashboard')
  expect(sinks.events.filter(({ event }) => event === name)).toHaveLength(count)
}

export async function throwInPage(page: Page, message: string, stack: string, isRejection = false) {
  await page.evaluate(
    ({ message, stack, isRejection }) => {
      const error = Object.assign(new Error(message), { stack })
      if (isRejection) void Promise.reject(error)
      else
        setTimeout(() => {
          throw error
        })
    },
    { message, stack, isRejection },
  )
}
