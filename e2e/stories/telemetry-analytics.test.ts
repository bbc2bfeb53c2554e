import { expect } from '@playwright/test'
import { staff } from '../src/console/sign-in.ts'
import { answerJson } from '../src/faults/fault.ts'
import type { TelemetrySinks } from '../src/sinks/start-telemetry-sinks.ts'
import { test } from '../src/telemetry/telemetry-test.ts'

const listPaths = (sinks: TelemetrySinks) => [...new Set(sinks.asked.map(({ path }) => path))]
const joinBodies = (sinks: TelemetrySinks, path: string) =>
  sinks.asked
    .filter((request) => request.path.startsWith(path))
    .map(({ body }) => body)
    .join('\n')

test('feature flags and session recording that the configuration switches on are used, and the recording holds no text', async ({
  page,
  signIn,
  sinks,
  consoleWithTelemetry,
}) => {
  consoleWithTelemetry.server.fail({
    match: ({ pathname }) => pathname === '/config.json',
    fault: answerJson(200, {
      apiBaseUrl: '',
      ...sinks.config,
      analytics: { key: 'analytics-key', host: sinks.url, featureFlags: true, sessionRecording: true },
    }),
  })
  await signIn(page)
  await page.goto('/packages/')
  await expect(page.getByRole('heading', { name: 'Packages', level: 1 })).toBeVisible()
  await expect.poll(() => joinBodies(sinks, '/flags/')).toContain('"distinct_id"')
  await page.getByRole('searchbox').first().fill('secret-search')
  await expect.poll(() => joinBodies(sinks, '/s/')).toContain('"tagName":"table"')
  await page.goto('about:blank')
  const recorded = joinBodies(sinks, '/s/')
  expect(recorded).toContain('/packages/')
  expect(recorded).not.toMatch(/secret-search|>Packages<|"Packages"|Gold/)
  expect(recorded).not.toMatch(/rrweb\/(network|console)/)
  expect(recorded).not.toContain(staff.identifier)
  await expect
    .poll(() => new Set(listPaths(sinks).map((path) => path.replace(/\?.*/, ''))))
    .toEqual(new Set(['/flags/', '/s/', '/e/']))
})
