import { expect } from '@playwright/test'
import { openFrame } from '../src/frame.ts'
import { holdRequests } from '../src/hold-requests.ts'
import { readBrightness } from '../src/read-brightness.ts'
import { test } from '../src/test.ts'

const choices = [
  { choice: 'Dark', system: 'light', theme: 'dark' },
  { choice: 'Light', system: 'dark', theme: 'light' },
  { choice: 'System', system: 'dark', theme: 'dark' },
  { choice: 'System', system: 'light', theme: 'light' },
] as const

const isTheme = {
  dark: (brightness: number) => brightness < 60,
  light: (brightness: number) => brightness > 200,
}

for (const { choice, system, theme } of choices) {
  test(`${choice} on a ${system} system: ${theme} from the first frame of the next visit`, async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme: system })
    await signIn(page)
    await page.goto('/')
    const menu = await openFrame(page).openAccountMenu()
    await menu.getByRole('menuitemradio', { name: choice }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)

    const script = await holdRequests(page, /\/shell\/[^/]+\/static\/js\/index\.js$/)
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForFunction(() => document.getElementById('root') !== null)
    const beforeCode = await readBrightness(page)
    expect(isTheme[theme](beforeCode), `The empty document is of brightness ${beforeCode}`).toBe(true)

    script.release()
    await expect(openFrame(page).heading('Dashboard')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect(isTheme[theme](await readBrightness(page))).toBe(true)
  })
}

test('the theme of the system is followed while the console is open', async ({ page, signIn }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(page)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a theme chosen in one tab is taken over by the others', async ({ page, context, signIn }) => {
  await signIn(page)
  await page.goto('/')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(openFrame(other).heading('Dashboard')).toBeVisible()
  const menu = await openFrame(page).openAccountMenu()
  await menu.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
})
