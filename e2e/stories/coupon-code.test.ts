import { expect } from '@playwright/test'
import { openCouponScreen } from '../src/coupon-screen.ts'
import { test } from '../src/test.ts'

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
