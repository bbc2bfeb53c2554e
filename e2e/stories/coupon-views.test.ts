import { expect } from '@playwright/test'
import { openCouponScreen } from '../src/coupon-screen.ts'
import { openCouponsApi } from '../src/coupons-api.ts'
import { test } from '../src/test.ts'

test('the views are the states by status and dates, and stay in the address', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/coupons/')
  const screen = openCouponScreen(page)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  for (const [view, state] of [
    ['Active', 'active'],
    ['Scheduled', 'scheduled'],
    ['Expired', 'expired'],
    ['Archived', 'archived'],
  ] as const) {
    await screen.view(view).click()
    await expect(page).toHaveURL(`/coupons/?state=${state}`)
    await expect(page.getByRole('row').nth(1)).toContainText(view)
    const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
    await expect(rows.filter({ hasNotText: view })).toHaveCount(0)
  }
})

test('“Expiring in 7 days” holds what works now and soon will not, and nothing else', async ({
  page,
  signIn,
  testConsole,
}) => {
  const api = await openCouponsApi(testConsole)
  const day = 86_400_000
  const at = (days: number) => new Date(Date.now() + days * day).toISOString()
  await api.create({ code: 'SOON-IN', starts_at: at(-1), expires_at: at(6.9) })
  await api.create({ code: 'SOON-LATER', starts_at: at(-1), expires_at: at(7.1) })
  await api.create({ code: 'SOON-NOT-YET', starts_at: at(1), expires_at: at(3) })
  await api.create({ code: 'SOON-DRAFT', starts_at: at(-1), expires_at: at(3), status: 'draft' })
  await signIn(page)
  await page.goto('/coupons/?q=SOON-')
  await expect(page.getByText(/^4 of [\d,]+ coupons$/)).toBeVisible()
  const screen = openCouponScreen(page)
  await screen.view('Expiring in 7 days').click()
  await expect(page.getByText(/^1 of [\d,]+ coupons$/)).toBeVisible()
  await expect(screen.row('SOON-IN')).toContainText('Active')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Expiring in 7 days' })).toBeChecked()
  await expect(screen.row('SOON-IN')).toBeVisible()
  await expect(screen.row('SOON-LATER')).toHaveCount(0)
})

test('“Used up” is a view where the server counts uses, and no view where it does not', async ({
  page,
  signIn,
  testConsole,
}) => {
  const api = await openCouponsApi(testConsole)
  const dates = { starts_at: '2020-01-01T00:00:00Z', expires_at: '2090-01-01T00:00:00Z' }
  await api.create({ code: 'USES-ALL', limit: 3, ...dates })
  await api.create({ code: 'USES-LEFT', limit: 3, ...dates })
  await signIn(page)
  await page.goto('/coupons/?q=USES-')
  const screen = openCouponScreen(page)
  await expect(screen.row('USES-ALL')).toContainText('Active')
  await expect(screen.view('Used up')).toHaveCount(0)

  await page.route('**/admin/coupons', async (route) => {
    const response = await route.fetch()
    const answer: { data: { code: string }[] } = await response.json()
    const uses: Record<string, number> = { 'USES-ALL': 3, 'USES-LEFT': 2 }
    const data = answer.data.map((coupon) => ({ ...coupon, used_count: uses[coupon.code] ?? 0 }))
    await route.fulfill({ response, json: { ...answer, data } })
  })
  await page.reload()
  await screen.view('Used up').click()
  await expect(page).toHaveURL(/state=used_up/)
  await expect(page.getByText(/^1 of [\d,]+ coupons$/)).toBeVisible()
  await expect(screen.row('USES-ALL')).toContainText('Used up')
  await screen.view('Active').click()
  await expect(screen.row('USES-LEFT')).toBeVisible()
  await expect(screen.row('USES-ALL')).toHaveCount(0)
})
