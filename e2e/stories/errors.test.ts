import { expect, type Page } from '@playwright/test'
import { failedToLoad, routeError } from '../src/complaints.ts'
import { answerHtml, answerJson } from '../src/faults/fault.ts'
import { openFrame } from '../src/frame.ts'
import { noticeArea } from '../src/notice-area.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { pauseClock } from '../src/pause-clock.ts'
import { readClipboard } from '../src/read-clipboard.ts'
import { runEffects } from '../src/run-effects.ts'
import { test } from '../src/test.ts'

const card = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: /^Cop(y|ied)/ }) })
const refused = answerJson(409, { status: false, message: 'The shelf is locked', error: { shelf: 7 } })
const misshapen = answerJson(200, { status: true, message: '', data: {} })
const isPackagesApi = ({ pathname }: URL) => pathname.endsWith('/admin/packages')

test.beforeEach(async ({ page, signIn, complaints }) => {
  complaints.allow(failedToLoad, routeError, /ChunkLoadError/)
  await signIn(page)
})

// proves 2.6, 2.13, 2.14, 4.5, 8.1, 8.2
test('an error of the API is a red card in the centre with request, code and details, and Retry brings the screen', {
  tag: ['@gate', '@browsers'],
}, async ({ page, testConsole }) => {
  testConsole.server.fail({ match: isPackagesApi, fault: refused })
  await page.goto('/packages/')
  await expect(card(page).getByRole('heading', { name: 'API Error' })).toBeVisible()
  await expectHue(page, [0, 25])
  await expectInCentre(page)
  await expect(card(page)).toContainText('GET Request failed with status code 409: The shelf is locked')
  await expect(card(page)).toContainText('GET packages')
  await expect(card(page)).toContainText('Code409')
  await markPage(page)
  const details = page.getByRole('region', { name: 'Details' })
  await expect(details).toBeHidden()
  await card(page).getByRole('button', { name: 'Show Details' }).click()
  await expect(details).toContainText('"shelf": 7')
  await card(page).getByRole('button', { name: 'Hide Details' }).click()
  await expect(details).toBeHidden()
  testConsole.server.lift()
  await card(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectMarkKept(page)
})

// proves 4.6, 5.5, 8.6
test('an answer of another shape is a yellow card in the words of the specification, copied as JSON with the failing paths', {
  tag: '@gate',
}, async ({ page, context, testConsole }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  testConsole.server.fail({ match: isPackagesApi, fault: misshapen })
  await page.clock.install()
  await page.goto('/packages/')
  await expect(card(page).getByRole('heading', { name: 'Validation Error' })).toBeVisible()
  await expect(card(page)).toContainText('Something went wrong. Please check your input.')
  await expectHue(page, [35, 60])
  await expect(noticeArea(page)).toBeAttached()
  await pauseClock(page)
  const copy = card(page).getByRole('button', { name: 'Copy Error Details' })
  const copied = card(page).getByRole('button', { name: 'Copied!' })
  const toast = page.getByRole('listitem').filter({ hasText: 'Copied to clipboard' })
  await copy.click()
  await expect(copied).toBeVisible()
  const text = await readClipboard(page)
  expect(JSON.parse(text).issues).toEqual(expect.arrayContaining([expect.objectContaining({ path: 'data' })]))
  expect(text).toBe(JSON.stringify(JSON.parse(text), null, 2))

  // The page's clock stands still except for these milliseconds.
  let elapsed = 0
  const runUntil = async (milliseconds: number) => {
    await runEffects(page)
    await page.clock.runFor(milliseconds - elapsed)
    elapsed = milliseconds
  }
  await runUntil(1490)
  await expect(copied).toBeVisible()
  await runUntil(1500)
  await expect(copy).toBeVisible()
  await runUntil(1990)
  await expect(toast).toHaveAttribute('data-removed', 'false')
  await runUntil(2010)
  await expect(toast).toHaveAttribute('data-removed', 'true')
  await runUntil(2250)
  await expect(toast).toHaveCount(0)
})

// proves 2.7, 8.3, 8.7, V16.5.4
test('a failure around the screens shows the global error view with a pink card titled Error, and Retry starts the console again', {
  tag: '@gate',
}, async ({ page, testConsole }) => {
  testConsole.server.fail({
    match: ({ pathname }) => /\/static\/js\/async\/frame\.js$/.test(pathname),
    fault: answerHtml(404),
  })
  await page.goto('/coupons/')
  await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Environment' })).toBeVisible()
  await expect(card(page).getByRole('heading', { name: 'Error', exact: true })).toBeVisible()
  await expect(card(page)).toContainText('A part of the console could not be loaded.')
  await expectHue(page, [290, 350])
  testConsole.server.lift()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(openFrame(page).heading('Coupons')).toBeVisible()

  await page.context().setStorageState({ cookies: [], origins: [] })
  testConsole.server.fail({
    match: ({ pathname }) => /\/static\/js\/async\/sign-in\.js$/.test(pathname),
    fault: answerHtml(404),
  })
  await page.goto('/signin')
  await expect(card(page).getByRole('heading', { name: 'Error', exact: true })).toBeVisible()
  testConsole.server.lift()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

async function expectInCentre(page: Page) {
  for (const width of [1440, 700]) {
    await page.setViewportSize({ width, height: 1000 })
    await expect
      .poll(async () => {
        const { left, right, above, below } = await readRoom(page)
        return { isCentred: Math.abs(left - right) < 2 && Math.abs(above - below) < 2, hasRoom: above > 100 }
      }, `At ${width} pixels`)
      .toEqual({ isCentred: true, hasRoom: true })
  }
}

/** Pixels between the card and the edges: of the content horizontally, of the screen vertically. */
async function readRoom(page: Page) {
  const main = await page.getByRole('main').boundingBox()
  const { own, screen } = await card(page).evaluate((element) => ({
    own: element.getBoundingClientRect().toJSON(),
    screen: element.parentElement?.getBoundingClientRect().toJSON(),
  }))
  return {
    left: own.left - (main?.x ?? 0),
    right: (main?.x ?? 0) + (main?.width ?? 0) - own.right,
    above: own.top - screen.top,
    below: screen.bottom - own.bottom,
  }
}

/** Hue of the card's background, in degrees. */
async function readHue(page: Page): Promise<number> {
  const [red = 0, green = 0, blue = 0] = await card(page).evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d')
    if (context === null) return []
    context.fillStyle = getComputedStyle(element).backgroundColor
    context.fillRect(0, 0, 1, 1)
    return [...context.getImageData(0, 0, 1, 1).data]
  })
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  expect(range, 'The card is grey').toBeGreaterThan(4)
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range
  return (sixth * 60 + 360) % 360
}

/** Asserts that the card's background is tinted, with a hue in this range. */
async function expectHue(page: Page, [from, to]: [from: number, to: number]) {
  await expect(async () => {
    const hue = await readHue(page)
    expect(hue).toBeGreaterThanOrEqual(from)
    expect(hue).toBeLessThanOrEqual(to)
  }).toPass()
}
