import { expect, type Page } from '@playwright/test'
import { settle } from '../src/find-violations.ts'
import { openFrame } from '../src/frame.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { test } from '../src/test.ts'

async function openDashboard(page: Page) {
  await page.goto('/')
  await expect(openFrame(page).heading('Dashboard')).toBeVisible()
}

test('the palette opens within six frames, offers every screen and action before other remotes are loaded, and is worked by keyboard', async ({
  page,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  const prepared = page.waitForResponse(/\/static\/js\/async\/overlays\.js$/)
  // The dashboard loads the others itself.
  await page.goto('/packages/')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await (await prepared).finished()
  await settle(page)
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

  const { openPalette, options, palette, query } = openFrame(page)
  await expect(query).toBeFocused()
  const release = (await testConsole.store.readCurrent())?.release
  const titles = release?.remotes.flatMap(({ commands }) => commands?.map(({ title }) => title) ?? []) ?? []
  expect(titles).toContain('New package')
  for (const title of titles) await expect(options.filter({ hasText: title }).first()).toBeVisible()
  await expect(palette.getByRole('group', { name: 'Actions' }).getByRole('option')).toHaveText([
    /^New package/,
    /^Recently deleted packages/,
    /^Import packages/,
    /^New coupon/,
    /^Recently deleted coupons/,
    /^Import coupons/,
    /^Generate coupon codes/,
    /^Search in all articles/,
    /^Recently deleted articles/,
    /^New article/,
    /^Recently deleted writing mocks/,
    /^Recently deleted listening mocks/,
    /^Recently deleted speaking mocks/,
    /^Find and replace in all mocks/,
    /^New writing mock/,
    /^New reading mock/,
    /^New listening mock/,
    /^New speaking mock/,
  ])
  const loaded = testConsole.server.requests.map(({ path }) => path)
  expect(loaded.filter((path) => /^\/remotes\/(?!commerce)/.test(path))).toEqual([])

  const expectActive = async (index: number) => {
    const option = options.nth(index)
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(option).toBeInViewport()
    await expect(query).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
  }
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

  await page.keyboard.type('qqqq')
  await expect(options).toHaveCount(0)
  await expect(palette.getByRole('status')).toHaveText(
    'No results for “qqqq”. Try the name of a screen, or a record’s name, code or number.',
  )
  await page.keyboard.press('Enter')
  await expect(palette).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(palette).toHaveCount(0)

  const button = page.getByRole('button', { name: 'Find anything' })
  await button.click()
  await expect(palette).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await expect(button).toBeFocused()
  await openPalette()
  await page.mouse.click(20, 700)
  await expect(palette).toHaveCount(0)
})

// proves B4
test('a few letters find a screen in the palette, are marked in its name, and Enter opens it', {
  tag: ['@gate', '@browsers'],
}, async ({ page, signIn }) => {
  await signIn(page)
  await openDashboard(page)
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

// proves B4
test('the palette switches the theme, opens dialogs, and offers the screens visited last until signing out', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await openDashboard(page)
  const { openPalette, palette, query, heading } = openFrame(page)
  const html = page.locator('html')
  for (const theme of ['dark', 'light']) {
    await openPalette()
    await page.keyboard.type(`${theme} theme`)
    await page.keyboard.press('Enter')
    await expect(html).toHaveAttribute('data-theme', theme)
    await expect(palette).toHaveCount(0)
  }
  for (const [typed, dialog] of [
    ['shortc', 'Keyboard shortcuts'],
    ['version', 'About this console'],
  ] as const) {
    await openPalette()
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: dialog })).toHaveCount(0)
  }

  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Packages' }).click()
  await expect(heading('Packages')).toBeVisible()
  await menu.getByRole('link', { name: 'Writing' }).click()
  await expect(heading('Writing mocks')).toBeVisible()
  await page.getByRole('searchbox').first().fill('Amelia')
  await expect(page).toHaveURL(/q=Amelia/)
  for (const name of ['Coupons', 'Packages']) {
    await menu.getByRole('link', { name }).click()
    await expect(heading(name)).toBeVisible()
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
  await openPalette()
  await query.fill('log out')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect.poll(readStored).not.toContain('Coupons')
})
