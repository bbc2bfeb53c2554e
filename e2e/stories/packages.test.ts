import { expect } from '@playwright/test'
import { signIn as signInTo } from '../src/console/sign-in.ts'
import { openPackagesApi } from '../src/package-editor.ts'
import { openPackageScreen } from '../src/package-screen.ts'
import { test } from '../src/test.ts'

const bundle = { coins: '1250', gems: '30', price: '19.90' }

test('a package that was created is there after a reload, can be renamed and deleted', {
  tag: '@browsers',
}, async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/packages/')
  const screen = openPackageScreen(page)
  const name = `Winter bundle ${test.info().workerIndex}`
  await screen.create({ name, ...bundle })
  await expect(screen.row(name)).toContainText('1,250')

  const newName = `${name}, renamed`
  await screen.rename(name, newName)
  await expect(screen.row(newName)).toBeVisible()
  await page.reload()
  await expect(screen.row(newName)).toContainText('1,250')
  await expect(screen.row(newName)).toContainText('19.90')
  await expect(screen.row(name)).toHaveCount(0)

  await screen.remove(newName)
  await expect(screen.row(newName)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Packages', level: 1 })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(screen.row(newName)).toHaveCount(0)
})

// proves 1.7, 2.19
test('a package is still there after the server was stopped and started', async ({ page, startConsole }) => {
  const console = await startConsole('files')
  await (await openPackagesApi(console)).create('Summer bundle')
  await console.restart()
  await signInTo(page, console.url)
  await page.goto(`${console.url}/packages/`)
  await expect(openPackageScreen(page).row('Summer bundle')).toContainText('19.90')
})

test('the style sheets of a form are in the page before it is asked for, and nothing else of it', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/packages/')
  const hasSheets = () =>
    page
      .locator('style')
      .evaluateAll((sheets) => sheets.some(({ textContent }) => textContent.includes('.ant-form-item')))
  await expect.poll(hasSheets, { timeout: 60_000 }).toBe(true)
  await expect(page.locator('form')).toHaveCount(0)
})
