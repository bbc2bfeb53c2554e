import { expect, type Locator, type Page } from '@playwright/test'
import { phone } from '../src/frame.ts'
import { test } from '../src/test.ts'

const ribbon = (page: Page) => page.getByRole('complementary', { name: 'Environment' })

/** Bottom of the ribbon and the offline banner. */
async function readTop(page: Page): Promise<number> {
  const ends = await Promise.all(
    [ribbon(page), page.getByRole('status').filter({ hasText: 'offline' })].map(async (element) => {
      const box = (await element.count()) === 0 ? null : await element.boundingBox()
      return box === null ? 0 : box.y + box.height
    }),
  )
  return Math.max(...ends)
}

async function expectBelow(page: Page, ...elements: Locator[]) {
  await expect(ribbon(page)).toBeVisible()
  const top = await readTop(page)
  expect(top).toBeGreaterThanOrEqual(20)
  for (const element of elements) {
    await expect(element).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await element.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(top)
  }
}

// proves 1.4, 2.8
test('the environment ribbon stays on top, and neither it nor the offline banner covers a field, the menu or the head of a form', {
  tag: '@gate',
}, async ({ page, signIn, goOffline }) => {
  await signIn(page)
  await page.goto('/packages/')
  await expect(page.getByRole('row').nth(20)).toBeVisible()
  await page.mouse.move(300, 400)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await expect(ribbon(page)).toBeInViewport({ ratio: 1 })
  expect((await ribbon(page).boundingBox())?.y).toBe(0)
  const link = page.getByRole('row').nth(8).getByRole('link')
  await link.focus()
  for (let step = 0; step < 8; step++) await page.keyboard.press('Shift+Tab')
  await expectBelow(page, page.locator(':focus'))

  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expectBelow(page, drawer, drawer.getByRole('button', { name: 'Close menu' }))
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)

  await link.click()
  const form = page.getByRole('dialog')
  const head = [form.getByText(/^Edit /), form.getByRole('button', { name: 'Close' }).first()]
  await expect(form.getByText(/^Edit /)).toBeVisible()
  await goOffline()
  await expect(page.getByText("You're offline")).toBeVisible()
  for (const size of [phone, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size)
    await expectBelow(page, ...head)
    await expect(form.getByRole('button', { name: 'Save changes' })).toBeInViewport({ ratio: 1 })
  }
})

// proves 1.4
test('a console that cannot start names its environment as well', { tag: '@gate' }, async ({
  page,
  testConsole,
  complaints,
}) => {
  complaints.allow(/^error: Failed to load resource/)
  testConsole.server.fail({ match: ({ pathname }) => pathname === '/config.json', fault: { kind: 'reset' } })
  await page.goto('/')
  await expectBelow(page, page.getByRole('heading', { name: 'The console cannot start' }))
})
