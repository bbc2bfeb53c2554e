import { expect } from '@playwright/test'
import { openFrame } from '../src/frame.ts'
import { holdRequests } from '../src/hold-requests.ts'
import { readBrightness } from '../src/read-brightness.ts'
import { test } from '../src/test.ts'

const choices = [
  { choice: 'Dark', system: 'light', theme: 'dark' },
  { choice: 'Light', system: 'dark', theme: 'light' },
  { choice: 'System', system: 'dark', theme: 'dark' },
] as const

const isTheme = {
  dark: (brightness: number) => brightness < 60,
  light: (brightness: number) => brightness > 200,
}

// proves B3
test('a chosen theme is there from the first frame of the next visit, and the theme of the system is followed', {
  tag: '@gate',
}, async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/')
  const html = page.locator('html')
  for (const { choice, system, theme } of choices) {
    await page.emulateMedia({ colorScheme: system })
    const menu = await openFrame(page).openAccountMenu()
    await menu.getByRole('menuitemradio', { name: choice }).click()
    await expect(html).toHaveAttribute('data-theme', theme)

    const script = await holdRequests(page, /\/shell\/[^/]+\/static\/js\/index\.js$/)
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForFunction(() => document.getElementById('root') !== null)
    const looksSo = async () => isTheme[theme](await readBrightness(page))
    await expect.poll(looksSo, `${choice} on ${system}, when empty`).toBe(true)

    script.release()
    await expect(openFrame(page).heading('Dashboard')).toBeVisible()
    await expect(html).toHaveAttribute('data-theme', theme)
    await expect.poll(looksSo).toBe(true)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html).toHaveAttribute('data-theme', 'light')
})

test('a theme that is chosen in one tab is applied in the others', { tag: '@browsers' }, async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(openFrame(other).heading('Dashboard')).toBeVisible()
  const menu = await openFrame(page).openAccountMenu()
  await menu.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
})
