import { expect } from '@playwright/test'
import { openFrame } from '../src/frame.ts'
import { test } from '../src/test.ts'

test('an article leads to mocks with its words, and the inspector names who drew the part', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/grammar/1/')
  const others = page.getByRole('region', { name: 'In other sections' })
  await others.getByText('Mock tests').click()
  const whole = others.getByRole('link', { name: /^Search for “.+” in all mocks$/ })
  await expect(whole).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Shift+Period')
  await whole.hover()
  await expect(page.getByRole('status').filter({ hasText: 'Mocks team' })).toContainText('mocks')
  await page.keyboard.press('Escape')
  await whole.click()
  await expect(page).toHaveURL(/\/mocks\/search\/\?q=/)
})

test('after the coupons were left, the menu counts those that end soon', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/coupons/')
  const frame = openFrame(page)
  await expect(frame.heading('Coupons')).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Dashboard' }).click()
  const coupons = menu.getByRole('link', { name: 'Coupons' })
  await expect(coupons).toHaveAccessibleDescription(/^\d+ coupons? expiring within 7 days$/)
  await coupons.click()
  await expect(frame.heading('Coupons')).toBeVisible()
})
