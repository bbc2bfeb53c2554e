import { expect } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { openCouponScreen } from '../src/coupon-screen.ts'
import { answerJson } from '../src/faults/fault.ts'
import { test } from '../src/test.ts'

test('while a code is typed its existence is asked once; a check that fails claims nothing; the save decides', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  await signIn(page)
  await page.goto('/coupons/?new')
  const screen = openCouponScreen(page)
  const listChecks = () =>
    testConsole.server.requests.filter(({ path }) => path.includes('/coupons/check/')).map(({ path }) => path)
  testConsole.server.reset()
  await screen.field('Code').pressSequentially('WELCOME10', { delay: 30 })
  await expect(screen.panel.getByText('Another coupon has this code')).toBeVisible()
  expect(listChecks()).toEqual(['/api/v1/admin/coupons/check/WELCOME10'])
  await screen.fill({ Code: 'WELCOME-STORY' })
  await expect(screen.panel.getByText('This code is free')).toBeVisible()

  testConsole.server.fail({
    match: ({ pathname }) => pathname.includes('/coupons/check/'),
    fault: answerJson(500, { status: false, message: 'The database is resting' }),
  })
  await screen.fill({ Code: 'WELCOME10' })
  await expect(screen.panel.getByText('3 to 32 characters: A–Z, 0–9, _ or -')).toBeVisible()
  await screen.fill({ Amount: '10', Expires: '2027-01-31T23:59:59', Limit: '5' })
  await screen.panel.getByRole('button', { name: 'Create coupon' }).click()
  await expect(screen.panel.getByText('This code is already taken')).toBeVisible()
  await expect(screen.field('Code')).toBeFocused()
})

test('a question about a code that was typed over is cancelled', async ({ page, signIn, testConsole }) => {
  await signIn(page)
  await page.goto('/coupons/?new')
  const screen = openCouponScreen(page)
  testConsole.server.fail({
    match: ({ pathname }) => pathname.endsWith('/coupons/check/FIRST-CODE'),
    fault: { kind: 'hang' },
  })
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/FIRST-CODE'))
  const asked = page.waitForRequest((request) => request.url().endsWith('/FIRST-CODE'))
  await screen.fill({ Code: 'FIRST-CODE' })
  await asked
  await screen.fill({ Code: 'SECOND-CODE' })
  await cancelled
  await expect(screen.panel.getByText('This code is free')).toBeVisible()
})

test('a code can be generated into the form, another one at each press, and is checked like one that was typed', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/coupons/?new')
  const screen = openCouponScreen(page)
  const generate = screen.panel.getByRole('button', { name: 'Generate' })
  await generate.click()
  await expect(screen.field('Code')).toHaveValue(/^[A-Z0-9]{6,}$/)
  await expect(screen.panel.getByText('This code is free')).toBeVisible()
  const first = await screen.field('Code').inputValue()
  await generate.click()
  await expect(screen.field('Code')).not.toHaveValue(first)
})
