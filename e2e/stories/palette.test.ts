import { expect } from '@playwright/test'
import { openFrame } from '../src/frame.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { test } from '../src/test.ts'

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/')
  await expect(openFrame(page).heading('Dashboard')).toBeVisible()
})

test('the palette offers every screen and action of the release, before any other remote is loaded', async ({
  page,
  testConsole,
}) => {
  const { openPalette, options, palette } = openFrame(page)
  await openPalette()
  const release = (await testConsole.store.readCurrent())?.release
  const titles = release?.remotes.flatMap(({ commands }) => commands?.map(({ title }) => title) ?? []) ?? []
  expect(titles).toContain('New package')
  for (const title of titles) await expect(options.filter({ hasText: title }).first()).toBeVisible()
  await expect(palette.getByRole('group', { name: 'Actions' }).getByRole('option')).toHaveText([
    /^New package/,
    /^New coupon/,
  ])
  const loaded = testConsole.server.requests.map(({ path }) => path)
  expect(loaded.filter((path) => /^\/remotes\/(?!dashboard)/.test(path))).toEqual([])
})

test('a few letters find a screen, mark themselves in its name and open it with Enter', async ({ page }) => {
  const { openPalette, options, heading, palette } = openFrame(page)
  await markPage(page)
  await openPalette()
  await page.keyboard.type('wrmo')
  await expect(options.first()).toContainText('Writing mocks')
  await expect(options.first().locator('mark')).toHaveText(['Wr', 'mo'])
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(heading('Writing mocks')).toBeVisible()
  await expect(palette).toHaveCount(0)
  await expectMarkKept(page)
})

test('arrows, Home and End move through the options, round at both ends', async ({ page }) => {
  const { openPalette, options, query } = openFrame(page)
  const expectActive = async (index: number) => {
    const option = options.nth(index)
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(option).toBeInViewport()
    await expect(query).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
  }
  await openPalette()
  const last = (await options.count()) - 1
  await expectActive(0)
  await page.keyboard.press('ArrowDown')
  await expectActive(1)
  await page.keyboard.press('End')
  await expectActive(last)
  await page.keyboard.press('ArrowDown')
  await expectActive(0)
  await page.keyboard.press('ArrowUp')
  await expectActive(last)
  await page.keyboard.press('Home')
  await expectActive(0)
})

test('Escape, the same keys again, and a press beside it close the palette and give the focus back', async ({
  page,
}) => {
  const { openPalette, palette } = openFrame(page)
  const button = page.getByRole('button', { name: 'Find a screen or action' })
  await button.click()
  await expect(palette).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await expect(button).toBeFocused()
  await openPalette()
  await page.keyboard.press('Control+k')
  await expect(palette).toHaveCount(0)
  await openPalette()
  await page.mouse.click(20, 700)
  await expect(palette).toHaveCount(0)
})

test('what nothing is called says so, and what to try', async ({ page }) => {
  const { openPalette, options, palette } = openFrame(page)
  await openPalette()
  await page.keyboard.type('qqqq')
  await expect(options).toHaveCount(0)
  await expect(palette.getByRole('status')).toHaveText(
    'No results for “qqqq”. Try the name of a screen, or of what you want to create.',
  )
  await page.keyboard.press('Enter')
  await expect(palette).toBeVisible()
})

test('a create action opens its form, with the focus in it', async ({ page }) => {
  const { openPalette } = openFrame(page)
  await openPalette()
  await page.keyboard.type('new pack')
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Name')).toBeVisible()
  await expect.poll(() => form.evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

test('themes, the sheet, About and signing out are done from the palette', async ({ page }) => {
  const { openPalette } = openFrame(page)
  const html = page.locator('html')
  for (const theme of ['dark', 'light']) {
    await openPalette()
    await page.keyboard.type(`${theme} theme`)
    await page.keyboard.press('Enter')
    await expect(html).toHaveAttribute('data-theme', theme)
  }
  for (const [query, dialog] of [
    ['shortc', 'Keyboard shortcuts'],
    ['version', 'About this console'],
  ] as const) {
    await openPalette()
    await page.keyboard.type(query)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await openPalette()
  await page.keyboard.type('log out')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('the screens visited last are offered first, and signing out forgets them', async ({ page }) => {
  const { openPalette, palette, heading, signOut } = openFrame(page)
  for (const path of ['/packages/', '/mocks/writing/?q=Amelia', '/coupons/', '/packages/']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/no-such-screen')
  await expect(heading('Oops! Page not found')).toBeVisible()
  await openPalette()
  const recent = palette.getByRole('group', { name: 'Recently visited' }).getByRole('option')
  await expect(recent).toHaveText(['Packages', 'Coupons', 'Writing mocks', 'Dashboard'])
  const readStored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(await readStored()).not.toContain('q=Amelia')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(heading('Coupons')).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await signOut()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await readStored()).not.toContain('Coupons')
})

test('the palette opens within six frames once the page has been quiet', async ({ page }) => {
  await page.waitForResponse(/\/static\/js\/async\/overlays\.js$/)
  const frames = await page.evaluate(async () => {
    const press = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }
    document.body.dispatchEvent(new KeyboardEvent('keydown', press))
    let drawn = 0
    while (document.querySelector('dialog:modal [role=option]') === null) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      drawn += 1
    }
    return drawn
  })
  expect(frames).toBeLessThanOrEqual(6)
})
