import { expect, type Locator, type Page } from '@playwright/test'
import { listBuiltRemotes, listScreenFilesOfShell } from '../src/console/built-units.ts'
import { openFrame } from '../src/frame.ts'
import { holdRequests } from '../src/hold-requests.ts'
import { test } from '../src/test.ts'

const opened = new Date('2026-06-15T12:00:00Z')
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY))

const scriptsOfMocks = /\/remotes\/mocks\/.*\.js$/

/** Records the content after every frame from now on. */
const watchContent = (page: Page) =>
  page.evaluate(() => {
    const seen: { at: number; text: string }[] = []
    const start = performance.now()
    const look = () => {
      const main = document.querySelector('main')
      seen.push({
        at: performance.now() - start,
        // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
        text: main?.innerText.trim().split('\n')[0] ?? '',
      })
      requestAnimationFrame(look)
    }
    look()
    Object.assign(globalThis, { seen })
  })
const readSeen = (page: Page) =>
  page.evaluate(() => {
    // Set by `watchContent`.
    const { seen } = globalThis as unknown as { seen: { at: number; text: string }[] }
    return seen
  })

const countMoving = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)

/** Advances the page's stopped clock until something shows, so that slow machines see the same as fast ones. */
const runUntil = (page: Page, shows: Locator) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(20)
        return shows.isVisible()
      },
      { intervals: [20] },
    )
    .toBe(true)

// proves 2.6
test('while a section loads, the old screen stays under a progress line, then a skeleton takes its place, and nothing is blank', async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: opened })
  await signIn(page)
  await page.goto('/packages/')
  const { heading, breadcrumbs, goTo } = openFrame(page)
  await expect(heading('Packages')).toBeVisible()
  const remote = await holdRequests(page, scriptsOfMocks)
  await page.clock.pauseAt(opened.getTime() + 3_600_000)
  await watchContent(page)
  await goTo('w')
  await runUntil(page, page.getByRole('status', { name: 'Loading Writing' }))
  const line = page.getByRole('progressbar', { name: 'Loading' })
  await expect(line).toBeVisible()
  await expect(line).toHaveCSS('animation-delay', '0.1s')
  await expect(page).toHaveTitle('Writing · IELTS console')
  await expect(breadcrumbs).toHaveText(['Mock tests', 'Writing'])
  await expect(heading('Packages')).toBeHidden()
  expect(await countMoving(page), 'As motion is reduced, nothing moves').toBe(0)
  remote.release()
  await runUntil(page, heading('Writing mocks'))
  await page.clock.runFor(1000)
  await expect(line).toHaveCount(0)
  const seen = await readSeen(page)
  expect(seen.filter(({ text }) => text === '')).toEqual([])
  const skeletonAt = seen.find(({ text }) => text === 'Writing')?.at ?? 0
  expect(skeletonAt).toBeGreaterThanOrEqual(150)
})

test('going back while a screen loads shows the screen that was left, at its scroll position', async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: opened })
  await signIn(page)
  await page.goto('/packages/')
  await expect(page.getByRole('row').nth(20)).toBeVisible()
  await page.clock.pauseAt(opened.getTime() + 3_600_000)
  await page.evaluate(() => scrollTo(0, 120))
  await holdRequests(page, scriptsOfMocks)
  await menuLink(page, 'Writing').click()
  const loading = page.getByRole('status', { name: 'Loading Writing' })
  await runUntil(page, loading)
  await expect(loading).toBeInViewport()
  await menuLink(page, 'Packages').click()
  await expect(loading).toHaveCount(0)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect.poll(() => readScroll(page)).toBe(120)
  await expect(page).toHaveTitle('Packages · IELTS console')
})

test('while the first screen loads, the menu works beside its skeleton', async ({ page, signIn }) => {
  await signIn(page)
  const remote = await holdRequests(page, scriptsOfMocks)
  await page.goto('/mocks/writing/', { waitUntil: 'commit' })
  await expect(page.getByRole('status', { name: 'Loading Writing' })).toBeVisible()
  await expect(page.getByText('Development')).toBeVisible()
  await menuLink(page, 'Coupons').click()
  remote.release()
  await expect(openFrame(page).heading('Coupons')).toBeVisible()
  await menuLink(page, 'Writing').click()
  await expect(openFrame(page).heading('Writing mocks')).toBeVisible()
})

// proves B5
test('the focus follows to the heading of a screen that was opened, its title is announced, and the first Tab skips to the content', {
  tag: '@gate',
}, async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/')
  const { heading, goTo } = openFrame(page)
  const announcement = page.locator('p[aria-live=polite]')
  await expect(heading('Dashboard')).toBeVisible()
  await expect(heading('Dashboard')).not.toBeFocused()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/')
  await menuLink(page, 'Coupons').click()
  await expect(heading('Coupons')).toBeFocused()
  await expect(announcement).toHaveText('Coupons')
  await goTo('w')
  await expect(heading('Writing mocks')).toBeFocused()
  await expect(announcement).toHaveText('Writing mocks')
  await page.goBack()
  await expect(heading('Coupons')).toBeFocused()
  await expect(announcement).toHaveText('Coupons')
  const search = page.getByRole('searchbox')
  await search.fill('st')
  await expect(page).toHaveURL(/q=st/)
  await expect(search).toBeFocused()
})

// proves B5
test('Back and a reload restore the scroll position, and other screens begin at the top', {
  tag: ['@gate', '@browsers'],
}, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await signIn(page)
  await page.goto('/grammar/')
  const { heading } = openFrame(page)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.mouse.move(700, 300)
  await page.mouse.wheel(0, 260)
  await expect.poll(() => readScroll(page)).toBe(260)
  // By keyboard: before a click Playwright scrolls the target into view.
  await menuLink(page, 'Packages').press('Enter')
  await expect(heading('Packages')).toBeVisible()
  await expect.poll(() => readScroll(page)).toBe(0)
  await page.goBack()
  await expect(heading('Grammar & essays')).toBeVisible()
  await expect.poll(() => readScroll(page)).toBe(260)
  await page.goForward()
  await expect(heading('Packages')).toBeVisible()
  await expect.poll(() => readScroll(page)).toBe(0)
  await page.goBack()
  await expect(heading('Grammar & essays')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect.poll(() => readScroll(page)).toBe(260)
  await page.goto('/coupons/')
  await expect(page.getByRole('row').nth(20)).toBeVisible()
  await expect.poll(() => readScroll(page)).toBe(0)
})

const editors = [
  { remote: 'content', from: '/grammar/', editor: '/grammar/:id/edit/', button: 'New article' },
  { remote: 'mocks', from: '/mocks/reading/', editor: '/mocks/reading/new/', button: 'New reading mock' },
]

test('an editor opens without a request for code, which was fetched while its list was open', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  const asked: string[] = []
  const come: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  page.on('requestfinished', (request) => come.push(new URL(request.url()).pathname))
  for (const { remote, from, editor, button } of editors) {
    const { files = [] } = listBuiltRemotes().find(({ name }) => name === remote)?.screenAssets[editor] ?? {}
    const wanted = [...files, ...listScreenFilesOfShell(remote, editor)].filter((file) =>
      file.endsWith('.js'),
    )
    expect(wanted.length).toBeGreaterThan(3)
    const isWanted = (path: string) => wanted.some((file) => path.endsWith(`/${file}`))
    await page.goto(from)
    await expect
      .poll(() => wanted.filter((file) => !come.some((path) => path.endsWith(`/${file}`))), {
        timeout: 60_000,
      })
      .toEqual([])
    const before = asked.length
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
    expect(asked.slice(before).filter(isWanted), from).toEqual([])
  }
})

test('prefetches no code when the browser saves data', async ({ page, signIn }) => {
  await signIn(page)
  const { files = [] } =
    listBuiltRemotes().find(({ name }) => name === 'content')?.screenAssets['/grammar/:id/edit/'] ?? {}
  const ofList = listBuiltRemotes().find(({ name }) => name === 'content')?.screenAssets['/grammar/']?.files
  const ahead = files.filter((file) => file.endsWith('.js') && !ofList?.includes(file))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  await page.clock.install()
  await page.goto('/grammar/')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.clock.runFor(30_000)
  expect(asked.filter((path) => ahead.some((file) => path.endsWith(`/${file}`)))).toEqual([])
})
