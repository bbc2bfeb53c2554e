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
