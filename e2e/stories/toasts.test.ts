import { expect, type Locator, type Page } from '@playwright/test'
import { signIn } from '../src/console/sign-in.ts'
import { startTestConsole, type TestConsole } from '../src/console/start-test-console.ts'
import { buildNoticeBoard, noticesPath } from '../src/fixtures/notice-board.ts'
import { phone } from '../src/frame.ts'
import { noticeArea } from '../src/notice-area.ts'
import { runEffects } from '../src/run-effects.ts'
import { test } from '../src/test.ts'

/** SPEC §9. */
const shownFor = 4000
const leavesIn = 200
const width = 356
const gap = 14
const swipeDistance = 45
const swipeVelocity = 0.11

test.describe.configure({ mode: 'default' })

/** Shared by all tests. */
let board: TestConsole

test.beforeAll(async () => {
  const [console, notices] = await Promise.all([startTestConsole(), buildNoticeBoard()])
  await console.store.publish({ units: [notices], by: 'e2e', reason: 'A notice board' })
  board = console
})

test.afterAll(() => board.close())

const toasts = (page: Page) => noticeArea(page).getByRole('listitem')

/** A notice's time starts with the effects of the paint that shows it. */
async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
  await runEffects(page)
}

/** Stops the clock; only `page.clock.runFor` advances it from here. */
async function openBoard(page: Page) {
  const opened = new Date('2026-06-15T12:00:00Z')
  await page.clock.install({ time: opened })
  await page.goto(`${board.url}${noticesPath}`)
  await expect(page.getByRole('heading', { name: 'Notices' })).toBeVisible()
  await expect(noticeArea(page)).toBeAttached()
  await page.clock.pauseAt(opened.getTime() + 3_600_000)
}

async function boxOf(toast: Locator) {
  const box = await toast.boundingBox()
  if (box === null) throw new Error('The notice is not on the page')
  return box
}

test.beforeEach(async ({ page }) => {
  await signIn(page, board.url)
  await openBoard(page)
})

const kinds = {
  success: 'A success',
  info: 'An info',
  warning: 'A warning',
  error: 'An error',
  loading: 'A wait',
}

// proves 4.7, 4.9, 9.3
test('a notice of each of the six kinds closes after 4000 ms, and one that loads stays', {
  tag: '@gate',
}, async ({ page }) => {
  await press(page, 'success')
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(shownFor - 50)
  await expect(toasts(page)).toHaveAttribute('data-removed', 'false')
  await page.clock.runFor(50)
  await expect(toasts(page)).toHaveAttribute('data-removed', 'true')
  await page.clock.runFor(leavesIn - 20)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(20)
  await expect(toasts(page)).toHaveCount(0)

  for (const [kind, text] of Object.entries(kinds)) {
    await press(page, kind)
    const toast = toasts(page).filter({ hasText: text })
    await expect(toast).toBeVisible()
    await expect(toast).toHaveAttribute('data-type', kind)
  }
  await press(page, 'default')
  await expect(toasts(page).filter({ hasText: 'A message' })).toBeVisible()
  await expect(toasts(page).filter({ hasText: 'A message' })).not.toHaveAttribute('data-type')
  await page.clock.runFor(shownFor * 5)
  await expect(toasts(page)).toHaveText([kinds.loading])
  await expect(toasts(page)).toHaveAttribute('data-removed', 'false')
})

// proves 2.8, 9.4, 9.5
test('three notices are shown at once, 24 px from the bottom right, 356 px wide and 14 px apart, and 16 px from every side on a phone', {
  tag: '@gate',
}, async ({ page }) => {
  for (let count = 1; count <= 5; count++) await press(page, 'next')
  await expect(toasts(page)).toHaveCount(5)
  const shown = noticeArea(page).locator('[data-visible=true]')
  await expect(shown).toHaveText(['Notice 5', 'Notice 4', 'Notice 3'])

  const front = toasts(page).filter({ hasText: 'Notice 5' })
  const next = toasts(page).filter({ hasText: 'Notice 4' })
  const box = await boxOf(front)
  const { width: screenWidth, height: screenHeight } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(box.width).toBe(width)
  expect(screenWidth - box.x - box.width).toBe(24)
  expect(screenHeight - box.y - box.height).toBe(24)
  await front.hover()
  await expect(front).toHaveAttribute('data-expanded', 'true')
  await expect(async () => {
    const [lower, upper] = await Promise.all([boxOf(front), boxOf(next)])
    expect(lower.y - upper.y - upper.height).toBeCloseTo(gap, 0)
    expect(upper.width).toBe(width)
  }).toPass()

  await page.setViewportSize(phone)
  await expect(async () => {
    const narrow = await boxOf(front)
    expect(narrow.x).toBe(16)
    expect(phone.width - narrow.x - narrow.width).toBe(16)
    expect(phone.height - narrow.y - narrow.height).toBe(16)
  }).toPass()
})

// proves 4.9, 9.7
test('Alt+T moves the focus to the notices, where each is closed by its button, and back after the last', {
  tag: ['@gate', '@browsers'],
}, async ({ page }) => {
  await press(page, 'next')
  await press(page, 'next')
  await page.keyboard.press('Alt+t')
  const list = noticeArea(page).getByRole('list')
  for (const left of [1, 0]) {
    await expect(list).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(toasts(page).first().getByRole('button', { name: 'Close toast' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.clock.runFor(leavesIn)
    await expect(toasts(page)).toHaveCount(left)
    // Two frames of the stopped clock.
    await page.clock.runFor(50)
  }
  await expect(page.getByRole('button', { name: 'next', exact: true })).toBeFocused()

  await press(page, 'default')
  await toasts(page).getByRole('button', { name: 'Close toast' }).click()
  await page.clock.runFor(leavesIn)
  await expect(toasts(page)).toHaveCount(0)
})

test('a notice’s time pauses under the pointer, after Alt+T and while the page is hidden', async ({
  page,
}) => {
  const isHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  const holds: { begin(): Promise<unknown>; end(): Promise<unknown> }[] = [
    { begin: () => toasts(page).first().hover(), end: () => page.mouse.move(0, 0) },
    { begin: () => isHidden(true), end: () => isHidden(false) },
    { begin: () => page.keyboard.press('Alt+t'), end: () => page.keyboard.press('Escape') },
  ]
  await press(page, 'next')
  await press(page, 'next')
  for (const { begin, end } of holds) {
    await begin()
    await page.clock.runFor(shownFor * 2)
    await expect(toasts(page)).toHaveCount(2)
    await end()
    await runEffects(page)
    await page.clock.runFor(shownFor / 4)
    await expect(toasts(page).first()).toHaveAttribute('data-removed', 'false')
  }
  // Escape left the focus there; after the last notice it returns.
  for (let presses = 1; presses <= 5; presses++) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'next', exact: true })).toBeFocused()
  await page.clock.runFor(shownFor / 4)
  await expect(toasts(page).first()).toHaveAttribute('data-removed', 'true')
})

const swipes = [
  { distance: swipeDistance + 1, duration: 1000, isGone: true },
  { distance: 20, duration: Math.floor(20 / swipeVelocity) - 20, isGone: true },
  { distance: swipeDistance - 3, duration: 1000, isGone: false },
  { distance: 20, duration: Math.ceil(20 / swipeVelocity) + 20, isGone: false },
]

// proves 4.9, 9.6
test('a swipe of 45 px, or faster than 0.11 px a millisecond, dismisses a notice, and a smaller one does not', {
  tag: '@gate',
}, async ({ page }) => {
  for (const { distance, duration, isGone } of swipes) {
    await press(page, 'default')
    await expect(toasts(page)).toHaveCount(1)
    const { x, y, height } = await boxOf(toasts(page))
    await page.mouse.move(x + 100, y + height / 2)
    await page.mouse.down()
    await page.clock.runFor(duration)
    await page.mouse.move(x + 100 + distance / 2, y + height / 2)
    await page.mouse.move(x + 100 + distance, y + height / 2)
    await page.mouse.up()
    await expect(toasts(page)).toHaveAttribute(isGone ? 'data-swipe-out' : 'data-swiping', String(isGone))
    await page.clock.runFor(leavesIn)
    if (!isGone) {
      await expect(toasts(page)).toHaveAttribute('data-removed', 'false')
      await page.mouse.move(0, 0)
      await page.clock.runFor(shownFor + leavesIn)
    }
    await expect(toasts(page)).toHaveCount(0)
  }
})

// proves 4.8
test('the notice of a promise becomes its success or error, which may have its own duration and action', async ({
  page,
}) => {
  for (const { name, becomes, text } of [
    { name: 'kept', becomes: 'success', text: 'Counted 42' },
    { name: 'broken', becomes: 'error', text: 'Lost count' },
  ]) {
    await press(page, name)
    await expect(toasts(page)).toHaveText('Counting')
    await expect(toasts(page)).toHaveAttribute('data-type', 'loading')
    await page.clock.runFor(1000)
    await expect(toasts(page)).toHaveText(text)
    await expect(toasts(page)).toHaveAttribute('data-type', becomes)
    await runEffects(page)
    await page.clock.runFor(shownFor + leavesIn)
    await expect(toasts(page)).toHaveCount(0)
  }
  await press(page, 'moved')
  await expect(toasts(page)).toHaveText('Moving')
  await page.clock.runFor(1000)
  await expect(toasts(page)).toContainText('MovedTo the end of the list')
  await runEffects(page)
  await page.clock.runFor(1950)
  await expect(toasts(page)).toHaveAttribute('data-removed', 'false')
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await page.clock.runFor(leavesIn)
  await expect(toasts(page)).toHaveText('Moved back')
})
