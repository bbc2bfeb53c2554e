import { expect } from '@playwright/test'
import { openFrame } from '../src/frame.ts'
import { test } from '../src/test.ts'

test('the Remotes screen lists what runs in this tab, and the outline names the owner of what is pointed at', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/coupons/')
  const frame = openFrame(page)
  await expect(frame.heading('Coupons')).toBeVisible()
  await page.keyboard.press('Control+Shift+Period')
  const label = page.getByRole('status').filter({ hasText: 'Press Escape to stop' })
  // It follows the pointer once its code has loaded.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await frame.heading('Coupons').hover()
    await expect(label).toContainText('Commerce · commerce 1.0.0-', { timeout: 1000 })
  }).toPass()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packages' }).hover()
  await expect(label).toContainText('Shell · shell 1.0.0-')
  await page.keyboard.press('Escape')
  await expect(label).toHaveCount(0)

  const account = await frame.openAccountMenu()
  await account.getByRole('menuitem', { name: 'Remotes' }).click()
  await expect(frame.heading('Remotes')).toBeVisible()
  await expect(page).toHaveURL('/console/remotes/')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row('commerce')).toContainText('Running')
  await expect(row('commerce')).toContainText('/coupons/')
  await expect(row('mocks')).toContainText('Not opened yet')
  await expect(page.getByRole('region', { name: 'Release' })).toContainText(
    'A new tab would start the same release.',
  )
})
