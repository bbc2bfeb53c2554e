import { expect, type Locator, type Page } from '@playwright/test'
import { buildChangedCommerce } from '../src/build-changed-commerce.ts'
import { listBuiltUnits } from '../src/console/built-units.ts'
import { startTestConsole } from '../src/console/start-test-console.ts'
import { phone } from '../src/frame.ts'
import { noticeBoard } from '../src/notice-board.ts'
import { test as base } from '../src/test.ts'

/** SPEC §9. */
const shownFor = 4000
const leavesIn = 200
const width = 356
const gap = 14
const swipeDistance = 45
const swipeVelocity = 0.11

const test = base.extend<object>({
  testConsole: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const [console, changed] = await Promise.all([
        startTestConsole(),
        buildChangedCommerce(() => noticeBoard),
      ])
      const others = listBuiltUnits().filter(({ name }) => name !== 'commerce')
      await console.store.publish({ units: [...others, changed.unit], by: 'e2e', reason: 'A notice board' })
      await use(console)
      await Promise.all([console.close(), changed.remove()])
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

const area = (page: Page) => page.getByRole('region', { name: 'Notifications alt+T' })
const toasts = (page: Page) => area(page).getByRole('listitem')

/** The library puts a notice on the page by a timer of 0 ms. */
async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
  await page.clock.runFor(1)
}

/** From here on time stands still, and goes on only by `page.clock.runFor`. */
async function openBoard(page: Page) {
  await page.clock.install()
  await page.goto('/packages/')
  await expect(page.getByRole('heading', { name: 'Notices' })).toBeVisible()
  await expect(area(page)).toBeAttached()
  await page.clock.pauseAt(Date.now() + 60_000)
}

async function boxOf(toast: Locator) {
  const box = await toast.boundingBox()
  if (box === null) throw new Error('The notice is not on the page')
  return box
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page)
  await openBoard(page)
})

const kinds = {
  success: 'A success',
  info: 'An info',
  warning: 'A warning',
  error: 'An error',
  loading: 'A wait',
}

test('a notice is of one of six kinds', async ({ page }) => {
  for (const [kind, text] of Object.entries(kinds)) {
    await press(page, kind)
    const toast = toasts(page).filter({ hasText: text })
    await expect(toast).toBeVisible()
    await expect(toast).toHaveAttribute('data-type', kind)
  }
  await press(page, 'default')
  await expect(toasts(page).filter({ hasText: 'A message' })).not.toHaveAttribute('data-type')
})

test('a notice goes by itself after 4000 ms, and is off the page 200 ms later', async ({ page }) => {
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
})

test('a notice that waits for something stays', async ({ page }) => {
  await press(page, 'loading')
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(shownFor * 5)
  await expect(toasts(page)).toHaveAttribute('data-removed', 'false')
})

test('the button in its corner closes a notice', async ({ page }) => {
  await press(page, 'default')
  await toasts(page).getByRole('button', { name: 'Close toast' }).click()
  await page.clock.runFor(leavesIn)
  await expect(toasts(page)).toHaveCount(0)
})

test('three notices are shown at once, the others come when there is room', async ({ page }) => {
  for (let count = 1; count <= 5; count++) await press(page, 'next')
  await expect(toasts(page)).toHaveCount(5)
  const shown = area(page).locator('[data-visible=true]')
  await expect(shown).toHaveText(['Notice 5', 'Notice 4', 'Notice 3'])
})

test('notices lie 24 px from the corner at the bottom right, 356 px wide and 14 px apart', async ({
  page,
}) => {
  for (let count = 1; count <= 3; count++) await press(page, 'next')
  const front = toasts(page).filter({ hasText: 'Notice 3' })
  const box = await boxOf(front)
  const { width: screenWidth, height: screenHeight } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(box.width).toBe(width)
  expect(screenWidth - box.x - box.width).toBe(24)
  expect(screenHeight - box.y - box.height).toBe(24)
  await front.hover()
  await expect(front).toHaveAttribute('data-expanded', 'true')
  const next = await boxOf(toasts(page).filter({ hasText: 'Notice 2' }))
  await expect(async () => {
    const [lower, upper] = await Promise.all([
      boxOf(front),
      boxOf(toasts(page).filter({ hasText: 'Notice 2' })),
    ])
    expect(lower.y - upper.y - upper.height).toBeCloseTo(gap, 0)
  }).toPass()
  expect(next.width).toBe(width)
})

test.describe('at phone width', () => {
  test.use({ viewport: phone })

  test('notices keep 16 px to every side', async ({ page }) => {
    await press(page, 'success')
    const box = await boxOf(toasts(page))
    expect(box.x).toBe(16)
    expect(phone.width - box.x - box.width).toBe(16)
    expect(phone.height - box.y - box.height).toBe(16)
  })
})

test('Alt+T moves the focus to the notices, where Tab finds what they offer', async ({ page }) => {
  await press(page, 'default')
  await expect(toasts(page)).toBeVisible()
  await page.keyboard.press('Alt+t')
  await expect(area(page).getByRole('list')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(toasts(page).getByRole('button', { name: 'Close toast' })).toBeFocused()
})

const swipes = [
  { distance: swipeDistance + 1, duration: 1000, isGone: true },
  { distance: swipeDistance - 3, duration: 1000, isGone: false },
  { distance: 20, duration: Math.floor(20 / swipeVelocity) - 20, isGone: true },
  { distance: 20, duration: Math.ceil(20 / swipeVelocity) + 20, isGone: false },
]

for (const { distance, duration, isGone } of swipes) {
  test(`a swipe of ${distance} px in ${duration} ms ${isGone ? 'dismisses a notice' : 'leaves a notice'}`, async ({
    page,
  }) => {
    await press(page, 'default')
    await expect(toasts(page)).toHaveAttribute('data-mounted', 'true')
    const { x, y, height } = await boxOf(toasts(page))
    await page.mouse.move(x + 100, y + height / 2)
    await page.mouse.down()
    await page.clock.runFor(duration)
    await page.mouse.move(x + 100 + distance / 2, y + height / 2)
    await page.mouse.move(x + 100 + distance, y + height / 2)
    await page.mouse.up()
    if (isGone) {
      await expect(toasts(page)).toHaveAttribute('data-swipe-out', 'true')
      await page.clock.runFor(leavesIn)
      await expect(toasts(page)).toHaveCount(0)
    } else {
      await expect(toasts(page)).toHaveAttribute('data-swiping', 'false')
      await page.clock.runFor(leavesIn)
      await expect(toasts(page)).toHaveAttribute('data-removed', 'false')
    }
  })
}

for (const { name, becomes, text } of [
  { name: 'kept', becomes: 'success', text: 'Counted 42' },
  { name: 'broken', becomes: 'error', text: 'Lost count' },
]) {
  test(`a promise that is ${name} is a notice that waits and then is ${becomes}`, async ({ page }) => {
    await press(page, name)
    await expect(toasts(page)).toHaveText('Counting')
    await expect(toasts(page)).toHaveAttribute('data-type', 'loading')
    await page.clock.runFor(1000)
    await expect(toasts(page)).toHaveText(text)
    await expect(toasts(page)).toHaveAttribute('data-type', becomes)
    await page.clock.runFor(shownFor + leavesIn)
    await expect(toasts(page)).toHaveCount(0)
  })
}

test('what a promise becomes can say more, stay for a time of its own and offer a way back', async ({
  page,
}) => {
  await press(page, 'moved')
  await expect(toasts(page)).toHaveText('Moving')
  await page.clock.runFor(1000)
  await expect(toasts(page)).toContainText('MovedTo the end of the list')
  await page.clock.runFor(1950)
  await expect(toasts(page)).toHaveAttribute('data-removed', 'false')
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await page.clock.runFor(leavesIn)
  await expect(toasts(page)).toHaveText('Moved back')
})
