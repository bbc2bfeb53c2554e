import { expect, type Page } from '@playwright/test'
import { staff } from '../src/console/sign-in.ts'
import { answerJson } from '../src/faults/fault.ts'
import { openFrame } from '../src/frame.ts'
import { openFromMenu, sections } from '../src/sections.ts'
import type { TelemetrySinks } from '../src/sinks/start-telemetry-sinks.ts'
import { arrives, throwInPage } from '../src/telemetry/telemetry-story.ts'
import { test } from '../src/telemetry/telemetry-test.ts'

const listPaths = (sinks: TelemetrySinks) => [...new Set(sinks.asked.map(({ path }) => path))]
const joinBodies = (sinks: TelemetrySinks, path: string) =>
  sinks.asked
    .filter((request) => request.path.startsWith(path))
    .map(({ body }) => body)
    .join('\n')

const readStored = (page: Page) =>
  page.evaluate(() => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    cookies: document.cookie,
    scripts: [...document.scripts].map(({ src }) => new URL(src || location.href).origin),
  }))

test('over a whole session the analytics service gets batches of events and is asked for nothing', async ({
  page,
  signIn,
  sinks,
  toldConsole,
  complaints,
}) => {
  complaints.allow(/^uncaught: /)
  await signIn(page)
  await page.goto('/')
  for (const section of sections) await openFromMenu(page, section)
  await throwInPage(page, 'A row could not be drawn', 'Error: A row could not be drawn')
  await arrives(sinks, '$exception')
  await page.goto('/no-such-screen')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  const stored = await readStored(page)
  expect(stored.keys.filter((key) => /^(ph_|__ph|posthog)/i.test(key))).toEqual([])
  expect(stored.cookies).toBe('')
  expect(new Set(stored.scripts)).toEqual(new Set([toldConsole.url]))
  await openFrame(page).signOut()
  await page.goto('about:blank')
  await arrives(sinks, 'not_found_back_to_dashboard')
  expect(listPaths(sinks)).toEqual(['/e/'])
  for (const { body } of sinks.asked) {
    expect(JSON.parse(body)).toMatchObject({ api_key: 'analytics-key', sent_at: expect.any(String) })
  }
})

test('flags and a recording that the configuration switches on are asked for and sent, and show no text', async ({
  page,
  signIn,
  sinks,
  toldConsole,
}) => {
  toldConsole.server.fail({
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
