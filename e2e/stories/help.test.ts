import { expect, type Page } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { findViolations } from '../src/find-violations.ts'
import { openFrame } from '../src/frame.ts'
import { test } from '../src/test.ts'

const helpButton = (page: Page) => page.getByRole('button', { name: 'Help' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Help' })
const card = (page: Page) => page.getByRole('region', { name: 'Tour' })

test('F1, the question mark and the palette open the help of the screen that is open, which can be asked for again', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  await signIn(page)
  await page.goto('/packages/')
  await expect(helpButton(page)).toBeVisible()
  await page.route(/markdown/, (route) => route.abort())
  await helpButton(page).click()
  await expect(panel(page).getByRole('alert')).toHaveText(/could not be loaded/)
  await page.unroute(/markdown/)
  await panel(page).getByRole('button', { name: 'Retry' }).click()
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Packages')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(helpButton(page)).toBeFocused()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Coupons' }).click()
  await expect(openFrame(page).heading('Coupons')).toBeVisible()
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('F1')
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Coupons')
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await openFrame(page).openPalette()
  await page.keyboard.type('help')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Coupons')
})

test('a screen without help has no question mark', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/console/remotes/')
  // Comes with the question mark.
  await expect(card(page)).toBeVisible()
  await expect(helpButton(page)).toHaveCount(0)
})

test('the tour shows the frame in five steps, covers nothing that is worked on, and is offered once', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/packages/')
  await card(page).getByRole('button', { name: 'Take the tour' }).click()
  const tour = page.getByRole('dialog', { name: 'The menu' })
  await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  for (const title of ['Find anything', 'Your work', 'Help', 'Your account']) {
    await page.keyboard.press('Enter')
    const step = page.getByRole('dialog', { name: title })
    await expect(step.getByRole('button', { name: /^(Next|Done)$/ })).toBeFocused()
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Coupons' }).click()
  await expect(openFrame(page).heading('Coupons')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(helpButton(page)).toBeVisible()
  await expect(card(page)).toHaveCount(0)
})

test('the tour stays beside what it tells of when the window becomes a phone', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/packages/')
  await card(page).getByRole('button', { name: 'Take the tour' }).click()
  const tour = page.getByRole('dialog', { name: 'The menu' })
  await expect(tour).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  const button = page.getByRole('button', { name: 'Open menu' })
  await expect(button).toBeVisible()
  const readGap = async () => {
    const [above, below] = await Promise.all([button.boundingBox(), tour.boundingBox()])
    return below && above && below.y - above.y - above.height
  }
  await expect.poll(readGap).toBe(12)
})
