import { expect } from '@playwright/test'
import { editor, signInByForm } from '../src/console/sign-in.ts'
import { openFrame } from '../src/frame.ts'
import { test } from '../src/test.ts'

test('an account without the dashboard starts with the first section that it may open', async ({ page }) => {
  const { heading } = openFrame(page)
  await page.goto('/signin')
  await signInByForm(page, editor)
  await expect(heading('Grammar & essays')).toBeVisible()
  await page.goto('/')
  await expect(heading('Grammar & essays')).toBeVisible()
  await expect(page).toHaveURL('/grammar/')
})

test('lists are as dense as chosen in the settings, at once and after a reload, on every list', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/packages/')
  const readHeight = async () => (await page.getByRole('row').nth(1).boundingBox())?.height ?? 0
  await expect.poll(readHeight).toBeGreaterThan(0)
  const comfortable = await readHeight()
  const menu = await openFrame(page).openAccountMenu()
  await menu.getByRole('menuitem', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByLabel('Density of lists').selectOption('Compact')
  await settings.getByRole('button', { name: 'Close' }).click()
  await expect.poll(readHeight).toBeLessThan(comfortable)
  const compact = await readHeight()
  await page.reload()
  await expect.poll(readHeight).toBe(compact)
  await page.getByRole('button', { name: 'View options' }).click()
  const density = page
    .getByRole('region', { name: 'View options' })
    .getByRole('radiogroup', { name: 'Density' })
  await expect(density.getByRole('radio', { name: 'Compact' })).toBeChecked()
  await density.getByText('Comfortable').click()
  await expect.poll(readHeight).toBe(comfortable)
})

test('the theme and the time zone are chosen in the settings, and the zone is named beside a time', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/packages/')
  const menu = await openFrame(page).openAccountMenu()
  await menu.getByRole('menuitem', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByLabel('Theme').selectOption('Dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await settings.getByLabel('Time zone').selectOption('Asia/Dhaka')
  await settings.getByRole('button', { name: 'Reload now' }).click()
  await expect(page.getByTitle(/GMT\+6$/).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the console opens on the chosen screen with numbers as chosen, and a reload stays where it is', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/')
  const { heading, openAccountMenu } = openFrame(page)
  const menu = await openAccountMenu()
  await menu.getByRole('menuitem', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByLabel('First screen').selectOption('Sales: Packages')
  await settings.getByLabel('Numbers').selectOption('1.234.567,5')
  await settings.getByRole('button', { name: 'Reload now' }).click()
  await expect(heading('Dashboard')).toBeVisible()

  await page.goto('/')
  await expect(heading('Packages')).toBeVisible()
  await expect(page.getByRole('cell', { name: /\d,\d\d\s€$/ }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(heading('Dashboard')).toBeVisible()
})
