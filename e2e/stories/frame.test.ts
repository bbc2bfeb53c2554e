import { expect, type Page } from '@playwright/test'
import { openFrame, phone } from '../src/frame.ts'
import { noticeArea } from '../src/notice-area.ts'
import { readClipboard } from '../src/read-clipboard.ts'
import { runEffects } from '../src/run-effects.ts'
import { test } from '../src/test.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const readFocusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )

// proves B2
test('title and breadcrumbs name the screen that is open, and a printed screen has no frame', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/packages/')
  const { breadcrumbs } = openFrame(page)
  await expect(page).toHaveTitle('Packages · IELTS console')
  await expect(breadcrumbs).toHaveText(['Sales', 'Packages'])
  await menu(page).getByRole('link', { name: 'Writing' }).click()
  await expect(page).toHaveTitle('Writing mocks · IELTS console')
  await expect(breadcrumbs).toHaveText(['Mock tests', 'Writing mocks'])
  await expect(breadcrumbs.locator('[aria-current=page]')).toHaveText('Writing mocks')
  await page.goto('/mocks/search/replace')
  await expect(breadcrumbs).toHaveText(['Mock tests', 'Search', 'Find and replace in all mocks'])
  await menu(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(breadcrumbs).toHaveText(['Dashboard'])
  await expect(openFrame(page).heading('Dashboard')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByText('Development')).toBeHidden()
  await expect(openFrame(page).heading('Dashboard')).toBeVisible()
})

// proves B1
test('the menu collapses to icons: by its button, which is remembered, and beside an editor where there is little room', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page)
  await page.goto('/')
  const link = menu(page).getByRole('link', { name: 'Coupons' })
  await expect(openFrame(page).heading('Dashboard')).toBeVisible()
  const readWidth = async () => (await menu(page).boundingBox())?.width ?? 0
  const wide = await readWidth()
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  await expect(page.getByRole('button', { name: 'Expand menu' })).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(readWidth).toBeLessThan(wide / 2)
  await link.hover()
  await expect(link.getByText('Coupons')).toBeInViewport()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible()
  await link.click()
  await expect(openFrame(page).heading('Coupons')).toBeVisible()
  await expect(link).toHaveAttribute('aria-current', 'page')
  const expand = page.getByRole('button', { name: 'Expand menu' })
  const collapse = page.getByRole('button', { name: 'Collapse menu' })
  await expand.click()
  await expect.poll(readWidth).toBe(wide)

  await page.goto('/grammar/')
  await expect(collapse).toBeVisible()
  await page.getByRole('button', { name: 'New article' }).click()
  await expect(expand).toBeVisible()
  await page.setViewportSize({ width: 1600, height: 900 })
  await expect(collapse).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expand.click()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible()
  await expect(collapse).toBeVisible()
})

test.describe('at phone width', () => {
  test.use({ viewport: phone })

  // proves B1
  test('the menu is a drawer that keeps the focus and closes by Escape, its button, a link or a tap beside it', {
    tag: '@gate',
  }, async ({ page, signIn }) => {
    await signIn(page)
    await page.goto('/')
    const { drawer, heading } = openFrame(page)
    const button = page.getByRole('button', { name: 'Open menu' })
    await expect(heading('Dashboard')).toBeVisible()
    await expect(menu(page)).toHaveCount(0)
    await button.click()
    await expect(menu(page)).toBeVisible()
    for (let step = 0; step < 16; step++) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
      )
      expect(isOutside, `The focus left the drawer: ${await readFocusedName(page)}`).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    await drawer.getByRole('button', { name: 'Close menu' }).click()
    await expect(drawer).toHaveCount(0)
    await button.click()
    await expect(drawer).toBeVisible()
    await page.mouse.click(380, 400)
    await expect(drawer).toHaveCount(0)
    await button.click()
    await menu(page).getByRole('link', { name: 'Coupons' }).click()
    await expect(drawer).toHaveCount(0)
    await expect(heading('Coupons')).toBeVisible()

    const readOverflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(readOverflow, 'Nothing of the frame makes the page wider than the screen').toBe(0)
    await openFrame(page).openPalette()
    await expect.poll(readOverflow, 'Nor does the palette').toBe(0)
  })
})

// proves B2
test('the account menu is worked by keyboard and leads to the theme, the shortcuts and signing out', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Account, Amelia Hart' })
  await expect(openFrame(page).heading('Dashboard')).toBeVisible()
  await button.focus()
  await page.keyboard.press('Enter')
  const items = page.getByRole('menu', { name: 'Account' })
  await expect(items).toContainText('staff@example.com')
  await expect(items.getByRole('menuitemradio', { name: 'System' })).toBeFocused()
  await expect(items.getByRole('menuitemradio', { name: 'System' })).toHaveAttribute('aria-checked', 'true')
  await page.keyboard.press('End')
  await expect(items.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(items.getByRole('menuitemradio', { name: 'System' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(items).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.click()
  await button.click()
  await expect(items).toHaveCount(0)
  await button.click()
  await items.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await button.click()
  await items.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

// proves B2
test('“About” names release, versions and environment, and copies them for a report', async ({
  page,
  context,
  signIn,
  testConsole,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const opened = new Date('2026-06-15T12:00:00Z')
  await page.clock.install({ time: opened })
  await signIn(page)
  await page.goto('/')
  const accountMenu = await openFrame(page).openAccountMenu()
  await accountMenu.getByRole('menuitem', { name: 'About this console' }).click()
  const about = page.getByRole('dialog', { name: 'About this console' })
  const release = (await testConsole.store.readCurrent())?.release
  const facts = [
    release?.id,
    release?.shell.version,
    ...(release?.remotes.map(({ version }) => version) ?? []),
  ]
  expect(facts).toHaveLength(6)
  for (const fact of facts) await expect(about).toContainText(fact ?? 'nothing released')
  await expect(about).toContainText('Development')
  await expect(noticeArea(page)).toBeAttached()
  await page.clock.pauseAt(opened.getTime() + 3_600_000)
  await about.getByRole('button', { name: 'Copy for a report' }).click()
  await expect(about.getByRole('button', { name: 'Copied!' })).toBeVisible()
  const notice = page.getByText('Copied to clipboard')
  await expect(notice).toBeVisible()
  const text = await readClipboard(page)
  for (const fact of [...facts, 'Environment: Development', 'Address: http://']) expect(text).toContain(fact)
  await page.clock.runFor(1500)
  await expect(about.getByRole('button', { name: 'Copy for a report' })).toBeVisible()
  await runEffects(page)
  await page.clock.runFor(1000)
  await expect(notice).toHaveCount(0)
  await about.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(about).toHaveCount(0)
})
