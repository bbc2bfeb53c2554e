import { expect, type Page } from '@playwright/test'
import { openCouponScreen } from '../src/coupon-screen.ts'
import { chooseCouponSheet } from '../src/coupon-sheet.ts'
import { findViolations } from '../src/find-violations.ts'
import { test } from '../src/test.ts'

const views: Record<string, (page: Page) => Promise<void>> = {
  'The coupon list with a selection': async (page) => {
    await page.goto('/coupons/')
    await page.getByLabel('Select this page').check()
    await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible()
  },
  'The coupon form with its messages': async (page) => {
    await page.goto('/coupons/?new')
    await openCouponScreen(page).fill({ Code: 'WELCOME10' })
    await expect(page.getByText('Another coupon has this code')).toBeVisible()
    await page.getByRole('button', { name: 'Create coupon' }).click()
    await expect(page.getByText('Enter when the code expires')).toBeVisible()
  },
  'The dates of several coupons': async (page) => {
    await page.goto('/coupons/')
    await page.getByLabel('Select this page').check()
    await page.getByRole('button', { name: 'Change dates' }).click()
    await expect(page.getByLabel('New end')).toBeVisible()
  },
  'The code generator and its report': async (page) => {
    await page.goto('/coupons/?generate')
    const { fill, panel } = openCouponScreen(page)
    await fill({ 'How many codes': '3', Amount: '10', Expires: '2027-01-31T23:59:59' })
    await panel.getByRole('button', { name: 'Create 3 coupons' }).click()
    await expect(panel.getByText('Created: 3.')).toBeVisible()
  },
  'The import before and after a file was chosen': async (page) => {
    await page.goto('/coupons/?import')
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await chooseCouponSheet(page)
  },
}

for (const [name, open] of Object.entries(views)) {
  test(`${name} has no accessibility violation, light and dark, wide and narrow`, async ({
    page,
    signIn,
  }) => {
    await signIn(page)
    await open(page)
    expect(await findViolations(page)).toEqual([])
  })
}
