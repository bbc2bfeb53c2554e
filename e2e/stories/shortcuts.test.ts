import { expect } from '@playwright/test'
import { openFrame } from '../src/frame.ts'
import { test } from '../src/test.ts'

// proves B4
test('? lists the shortcuts, G and a letter open a screen, and neither works in a field or below an open form', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/packages/')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const { heading, goTo } = openFrame(page)
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await expect(sheet).toContainText('Find anythingCtrl + K')
  await expect(sheet).toContainText('Go to the notificationsAlt + T')
  await expect(sheet).toContainText('CouponsG then C')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  for (const [letter, name] of [
    ['c', 'Coupons'],
    ['p', 'Packages'],
  ] as const) {
    await goTo(letter)
    await expect(heading(name)).toBeVisible()
  }

  const search = page.getByRole('searchbox')
  await search.click()
  await page.keyboard.type('g c?')
  await expect(search).toHaveValue('g c?')
  await expect(page).toHaveURL(/q=g/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(heading('Packages')).toBeVisible()
  await page.getByRole('button', { name: 'New package' }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Name')).toBeVisible()
  await form.getByRole('button', { name: 'Create package' }).focus()
  await goTo('c')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page).toHaveURL(/\/packages\//)
})
