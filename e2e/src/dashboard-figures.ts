import { expect } from '@playwright/test'
import { apiPathPrefix, type TestConsole } from './console/start-test-console.ts'
import { answerJson } from './faults/fault.ts'
import { type Given, openHeading } from './view.ts'

const none = {
  total_revenue: 0,
  influencer_revenue: 0,
  total_attempt: 0,
  success_attempt: 0,
  failed_attempt: 0,
  success_rate: 0,
  failed_attempt_amount: 0,
  new_user: 0,
  active_user: 0,
}
const wrong = { ...none, total_revenue: 5, influencer_revenue: 9, total_attempt: 4, success_rate: 80 }
const large = {
  ...none,
  total_revenue: 9_876_543.21,
  influencer_revenue: 1_234_567.89,
  total_attempt: 987_654,
  success_attempt: 876_543,
  failed_attempt: 65_432,
  success_rate: 88.75,
  failed_attempt_amount: 765_432.1,
  new_user: 123_456,
  active_user: 9_876_543,
}

/** The API's figures for each of the four periods. */
export const noFigures = { today: none, last_day: none, this_month: none, last_month: none }
export const wrongFigures = { today: wrong, last_day: none, this_month: wrong, last_month: wrong }
export const largeFigures = { today: large, last_day: large, this_month: large, last_month: large }

export const dashboardPath = `${apiPathPrefix}/dashboard`

/** Fixes the figures from now on, because the demo data depends on the date. */
export const answerFigures = (server: TestConsole['server'], data: object) =>
  server.fail({
    match: ({ pathname }) => pathname === dashboardPath,
    fault: answerJson(200, { status: true, message: 'Dashboard', data }),
  })

export async function openFigures(given: Given, data: object) {
  answerFigures(given.server, data)
  await openHeading(given, '/', 'Dashboard')
  await expect(given.page.getByRole('table', { name: 'All figures' })).toBeVisible()
}
