import { expect } from '@playwright/test'
import { openCouponScreen } from '../../src/coupon-screen.ts'
import { tabTo } from '../../src/tab-to.ts'
import { test } from '../../src/test.ts'

// proves B38
test('a coupon is created, found and selected for other dates by keyboard alone', {
  tag: '@gate',
}, async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/coupons/')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'New coupon' }))
  await page.keyboard.press('Enter')
  const screen = openCouponScreen(page)
  await expect(screen.field('Code')).toBeFocused()
  await page.keyboard.type('KEYS-ONLY')
  await tabTo(page, screen.panel.getByRole('button', { name: 'Generate' }))
  await page.keyboard.press('Tab')
  await expect(screen.field('Description optional')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(screen.panel.getByRole('radio', { name: 'Fixed amount' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('5')
  await expect(screen.field('Amount')).toHaveValue('5')
  await tabTo(page, screen.field('Last day'))
  await page.keyboard.type('31 Jan 2090')
  await page.keyboard.press('Tab')
  await expect(screen.field('Last day')).toHaveValue('31 Jan 2090')
  await tabTo(page, screen.field('Limit'))
  await page.keyboard.type('9')
  await page.keyboard.press('Control+s')
  await expect(screen.panel).toHaveCount(0)
  await page.keyboard.press('/')
  await page.keyboard.type('KEYS-ONLY')
  await expect(page.getByText(/^1 of [\d,]+ coupons$/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await expect(page.getByText('1 coupon selected')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Change values' }))
  await page.keyboard.press('Enter')
  await expect(screen.panel.getByLabel('New first day', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(screen.panel).toHaveCount(0)
})
