import { expect, type Page } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { openFrame, phone } from '../src/frame.ts'
import { test } from '../src/test.ts'

const helpButton = (page: Page) => page.getByRole('button', { name: 'Help' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Help' })
const card = (page: Page) => page.getByRole('region', { name: 'Tour' })

test('F1, the question mark and the palette open the help of the screen, and Retry asks for it again', async ({
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

test('the tour is worked by keyboard through five steps, covers nothing that is worked on, and is offered once', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/packages/')
  await card(page).getByRole('button', { name: 'Take the tour' }).press('Enter')
  const tour = page.getByRole('dialog')
  await expect(tour.getByRole('heading')).toHaveText('The menu')
  await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tour.getByRole('heading')).toHaveText('Find anything')
  await page.keyboard.press('Shift+Tab')
  await expect(tour.getByRole('button', { name: 'Back', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tour.getByRole('heading')).toHaveText('The menu')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Coupons' }).click()
  await expect(openFrame(page).heading('Coupons')).toBeVisible()
  await tour.getByRole('button', { name: 'Next' }).focus()
  for (const title of ['Find anything', 'Your work', 'Help', 'Your account']) {
    await page.keyboard.press('Enter')
    await expect(tour.getByRole('heading')).toHaveText(title)
    await expect(tour.getByRole('button', { name: /^(Next|Done)$/ })).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(tour).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(helpButton(page)).toBeVisible()
  await expect(card(page)).toHaveCount(0)
})

test('the tour tells what this screen and window have, and stays beside it when the window becomes a phone', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/console/remotes/')
  await card(page).getByRole('button', { name: 'Take the tour' }).click()
  const tour = page.getByRole('dialog')
  await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused()
  await page.setViewportSize(phone)
  const button = page.getByRole('button', { name: 'Open menu' })
  await expect(button).toBeVisible()
  const readGap = async () => {
    const [above, below] = await Promise.all([button.boundingBox(), tour.boundingBox()])
    return below && above && below.y - above.y - above.height
  }
  await expect.poll(readGap).toBe(12)
  await page.setViewportSize({ width: 1440, height: 900 })

  for (const title of ['Find anything', 'Your work', 'Help']) {
    await page.keyboard.press('Enter')
    await expect(tour.getByRole('heading')).toHaveText(title)
  }
  // This screen has no help: only the search button, which the question mark would follow.
  await expect(helpButton(page)).toHaveCount(0)
  await expect(tour).toContainText('Next to it, most screens have a question mark')
  await page.keyboard.press('Enter')
  await expect(tour).toContainText('signing out are in this menu')
  await page.setViewportSize(phone)
  await expect(tour).toContainText('Your name is at the foot of the menu')
})

test('opening a form ends the tour, and none is offered while it is open', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/packages/')
  await card(page).getByRole('button', { name: 'Take the tour' }).click()
  await expect(page.getByRole('dialog', { name: 'The menu' })).toBeVisible()
  await page.getByRole('button', { name: 'New package' }).click()
  const form = page.getByRole('dialog', { name: 'New package' })
  await form.getByLabel('Name').fill('Half a name')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await openFrame(page).openPalette()
  await page.keyboard.type('tour of')
  await expect(openFrame(page).options.filter({ hasText: 'Tour of the console' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('F1')
  await expect(panel(page).getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'Tour of the console' })).toHaveCount(0)
})
