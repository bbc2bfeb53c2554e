import { expect } from '@playwright/test'
import { openPackageScreen } from '../../src/package-screen.ts'
import { test } from '../../src/test.ts'

const bundle = { coins: '1250', gems: '30', price: '19.90' }

// proves 1.3
test('a package that was created is there after a reload, and can be renamed and deleted', {
  tag: ['@gate', '@browsers'],
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
  await expect(screen.row(newName)).toContainText('19.90')
  await expect(screen.row(name)).toHaveCount(0)

  await screen.remove(newName)
  await expect(screen.row(newName)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(screen.row(newName)).toHaveCount(0)
})
