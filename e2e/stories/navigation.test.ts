import { expect, type Page } from '@playwright/test'
import { openFrame } from '../src/frame.ts'
import { holdRequests } from '../src/hold-requests.ts'
import { test } from '../src/test.ts'

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Records what the content shows after every frame from now on. */
const watchContent = (page: Page) =>
  page.evaluate(() => {
    const seen: { at: number; text: string; line: boolean }[] = []
    const start = performance.now()
    const look = () => {
      const main = document.querySelector('main')
      const line = document.querySelector('[role=progressbar]')
      seen.push({
        at: performance.now() - start,
        // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count
        text: main?.innerText.trim().split('\n')[0] ?? '',
        line: line !== null && getComputedStyle(line).visibility === 'visible',
      })
      requestAnimationFrame(look)
    }
    look()
    Object.assign(globalThis, { seen })
  })
const readSeen = (page: Page) =>
  page.evaluate(() => {
    // Put there by `watchContent`.
    const { seen } = globalThis as unknown as { seen: { at: number; text: string; line: boolean }[] }
    return seen
  })

test('a section that loads slowly: the old screen with a line, after 150 ms a skeleton under its title, never a blank', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/')
  const { heading, breadcrumbs } = openFrame(page)
  await expect(heading('Dashboard')).toBeVisible()
  const remote = await holdRequests(page, /\/remotes\/mocks\//)
  await watchContent(page)
  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await expect(page.getByRole('status', { name: 'Loading Writing' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  await expect(page).toHaveTitle('Writing · IELTS console')
  await expect(breadcrumbs).toHaveText(['Mock tests', 'Writing'])
  await expect(heading('Dashboard')).toBeHidden()
  remote.release()
  await expect(heading('Writing mocks')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0)
  const seen = await readSeen(page)
  expect(seen.filter(({ text }) => text === '')).toEqual([])
  const skeletonAt = seen.find(({ text }) => text === 'Writing')?.at ?? 0
  const lineAt = seen.find(({ line }) => line)?.at ?? 0
  expect(lineAt).toBeGreaterThan(100)
  expect(skeletonAt).toBeGreaterThan(150)
  // A busy machine may draw both in one frame.
  expect(lineAt).toBeLessThanOrEqual(skeletonAt)
})

test('going elsewhere while a screen is awaited brings no trace of it, and the screen that was left is as it was', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/packages/')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 120))
  await holdRequests(page, /\/remotes\/mocks\//)
  await menuLink(page, 'Writing').click()
  await expect(page.getByRole('status', { name: 'Loading Writing' })).toBeInViewport()
  await menuLink(page, 'Packages').click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(await readScroll(page)).toBe(120)
  await expect(page).toHaveTitle('Packages · IELTS console')
})

test('the first screen that loads slowly: the menu is there and works, beside a skeleton', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  const remote = await holdRequests(page, /\/remotes\/mocks\//)
  await page.goto('/mocks/writing/', { waitUntil: 'commit' })
  await expect(page.getByRole('status', { name: 'Loading Writing' })).toBeVisible()
  await expect(page.getByText('Development')).toBeVisible()
  await menuLink(page, 'Coupons').click()
  remote.release()
  await expect(openFrame(page).heading('Coupons')).toBeVisible()
  await menuLink(page, 'Writing').click()
  await expect(openFrame(page).heading('Writing mocks')).toBeVisible()
})

test('the focus moves to the heading of the screen that a link opened, and its title is announced', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/')
  const { heading } = openFrame(page)
  const announcement = page.locator('p[aria-live=polite]')
  await expect(heading('Dashboard')).toBeVisible()
  await expect(heading('Dashboard')).not.toBeFocused()
  await menuLink(page, 'Coupons').click()
  await expect(heading('Coupons')).toBeFocused()
  await expect(announcement).toHaveText('Coupons')
  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await expect(heading('Writing mocks')).toBeFocused()
  await expect(announcement).toHaveText('Writing mocks')
  await page.goBack()
  await expect(heading('Coupons')).toBeFocused()
  await expect(announcement).toHaveText('Coupons')
})

test('what changes only the search leaves the focus alone', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/')
  await menuLink(page, 'Packages').click()
  const search = page.getByRole('searchbox')
  await search.fill('st')
  await expect(page).toHaveURL(/q=st/)
  await expect(search).toBeFocused()
})

test('Back and a reload return to where a screen was left; another screen begins at its top', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await signIn(page)
  await page.goto('/grammar/')
  const { heading } = openFrame(page)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.mouse.move(700, 300)
  await page.mouse.wheel(0, 260)
  await expect.poll(() => readScroll(page)).toBe(260)
  await menuLink(page, 'Packages').click()
  await expect(heading('Packages')).toBeVisible()
  expect(await readScroll(page)).toBe(0)
  await page.goBack()
  await expect(heading('Grammar & essays')).toBeVisible()
  await expect.poll(() => readScroll(page)).toBe(260)
  await page.goForward()
  await expect(heading('Packages')).toBeVisible()
  await expect.poll(() => readScroll(page)).toBe(0)
  await page.goBack()
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect.poll(() => readScroll(page)).toBe(260)
})

test('a drawer that opens over a list does not move the list', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await signIn(page)
  await page.goto('/packages/')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.mouse.move(700, 300)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => readScroll(page)).toBe(120)
  await page.getByRole('row').nth(4).getByRole('link').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await readScroll(page)).toBe(120)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await readScroll(page)).toBe(120)
})

test('with reduced motion the line and the skeletons stand still', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page)
  await page.goto('/')
  await expect(openFrame(page).heading('Dashboard')).toBeVisible()
  const remote = await holdRequests(page, /\/remotes\/mocks\//)
  await menuLink(page, 'Writing').click()
  await expect(page.getByRole('status', { name: 'Loading Writing' })).toBeVisible()
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  expect(await moving()).toBe(0)
  remote.release()
  await expect(openFrame(page).heading('Writing mocks')).toBeVisible()
})

test('with reduced motion a form over a list is there at once', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/packages/')
  await page.getByRole('button', { name: 'New package' }).click()
  const form = page.getByRole('dialog')
  await expect(form).toBeVisible()
  // It does not come in from beyond the edge.
  const box = await form.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(page.viewportSize()?.width)
})

test('an address that is opened anew begins at its top, however far another one was scrolled; a reload stays', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/packages/')
  await expect(page.getByRole('row').nth(20)).toBeVisible()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => readScroll(page)).toBe(300)
  await page.reload()
  await expect.poll(() => readScroll(page)).toBe(300)
  await page.goto('/coupons/')
  await expect(page.getByRole('row').nth(20)).toBeVisible()
  expect(await readScroll(page)).toBe(0)
})
