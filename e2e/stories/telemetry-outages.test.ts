import { expect, type Page } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { submitSignIn } from '../src/console/sign-in.ts'
import { answerJson } from '../src/faults/fault.ts'
import { openFrame } from '../src/frame.ts'
import { openFromMenu, sections } from '../src/sections.ts'
import { test } from '../src/telemetry/telemetry-test.ts'

test('a console without services loads nothing of telemetry', async ({ page, sinks, toldConsole }) => {
  toldConsole.server.fail({
    match: ({ pathname }) => pathname === '/config.json',
    fault: answerJson(200, { apiBaseUrl: '' }),
  })
  await page.goto('/signin')
  await submitSignIn(page)
  for (const section of sections) await openFromMenu(page, section)
  expect(
    toldConsole.server.requests.map(({ path }) => path).filter((path) => path.includes('telemetry')),
  ).toEqual([])
  expect([...sinks.logs, ...sinks.events]).toEqual([])
})

/** What both services are told of: signing in and out, and a click on the not-found screen. */
async function workAsUsual(page: Page) {
  await page.goto('/signin?redirect=%2Fno-such-screen')
  await submitSignIn(page)
  const figures = page.waitForResponse('**/dashboard')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await figures
  await expect(openFrame(page).heading('Dashboard')).toBeVisible()
  await openFrame(page).signOut()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
}

/** Said to developers, once for each service. */
const sinkComplaints = [failedToLoad, /^warning: (Logs|Analytics) could not be sent/]

for (const mode of ['failing', 'hanging'] as const) {
  test(`services that are ${mode} make no difference to the console`, async ({ page, sinks, complaints }) => {
    complaints.allow(...sinkComplaints)
    sinks.turn(mode)
    await workAsUsual(page)
    expect(sinks.events).toEqual([])
  })
}

test('services that are blocked make no difference to the console', async ({ page, sinks, complaints }) => {
  complaints.allow(...sinkComplaints)
  await page.route(`${sinks.url}/**`, (route) => route.abort('blockedbyclient'))
  await workAsUsual(page)
  expect(sinks.events).toEqual([])
})

for (const [chunk, other] of [
  ['telemetry-logs', 'events'],
  ['telemetry-analytics', 'logs'],
] as const) {
  test(`a console whose ${chunk} cannot be loaded works, and the other service is served`, async ({
    page,
    sinks,
    toldConsole,
    complaints,
  }) => {
    complaints.allow(/./)
    toldConsole.server.fail({ match: ({ pathname }) => pathname.includes(chunk), fault: answerJson(500, {}) })
    await workAsUsual(page)
    await expect.poll(() => sinks[other].length).toBeGreaterThan(0)
  })
}
