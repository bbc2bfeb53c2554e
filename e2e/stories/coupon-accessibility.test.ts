import { expect } from '@playwright/test'
import { openCouponScreen } from '../src/coupon-screen.ts'
import { chooseCouponSheet } from '../src/coupon-sheet.ts'
import { findViolations } from '../src/find-violations.ts'
import { test } from '../src/test.ts'

// proves B39, B54, B72
test('a selection of coupons and what changes their dates have no accessibility violation, light and dark, wide and narrow', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/coupons/')
  await page.getByLabel('Select this page').check()
  const selection = page.getByRole('region', { name: 'Selection' })
  await expect(selection).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await selection.getByRole('button', { name: 'Change dates' }).click()
  await expect(page.getByLabel('New last day')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

// proves B39, B54, B72
test('the coupon form with its messages, the code generator and the import have no accessibility violation, light and dark, wide and narrow', async ({
  page,
  signIn,
}) => {
  const { fill, panel } = openCouponScreen(page)
  await signIn(page)
  await page.goto('/coupons/?generate')
  await fill({ 'How many codes': '3', Amount: '10', 'Last day': '2090-01-31' })
  await panel.getByRole('button', { name: 'Create 3 coupons' }).click()
  await expect(panel.getByText('3 coupons created.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.goto('/coupons/?import')
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await chooseCouponSheet(page)
  expect(await findViolations(page)).toEqual([])

  await page.goto('/coupons/?new')
  await fill({ Code: 'WELCOME10' })
  await expect(page.getByText(/already exists/)).toBeVisible()
  await panel.getByRole('button', { name: 'Create coupon' }).click()
  await expect(page.getByText('Enter when the code expires')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
