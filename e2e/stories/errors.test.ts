import { expect, type Page } from '@playwright/test'
import { failedToLoad, routeError } from '../src/complaints.ts'
import { answerHtml, answerJson, type Fault } from '../src/faults/fault.ts'
import { openFrame } from '../src/frame.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
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

test('an answer of the API that is an error: red, with request, code and details, and Retry brings the screen', async ({
  page,
  testConsole,
}) => {
  testConsole.server.fail({ match: isPackagesApi, fault: refused })
  await page.goto('/packages/')
  await expect(card(page).getByRole('heading', { name: 'API Error' })).toBeVisible()
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

test('an answer of another shape: yellow, in the words of the specification, copied as JSON with the failing paths', async ({
  page,
  context,
  testConsole,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  testConsole.server.fail({ match: isPackagesApi, fault: misshapen })
  await page.clock.install()
  await page.goto('/packages/')
  await expect(card(page).getByRole('heading', { name: 'Validation Error' })).toBeVisible()
  await expect(card(page)).toContainText('Something went wrong. Please check your input.')
  await page.clock.pauseAt(Date.now() + 60_000)
  const copy = card(page).getByRole('button', { name: 'Copy Error Details' })
  const copied = card(page).getByRole('button', { name: 'Copied!' })
  const toast = page.getByRole('listitem').filter({ hasText: 'Copied to clipboard' })
  await copy.click()
  await expect(copied).toBeVisible()
  await page.clock.runFor(1)
  await expect(toast).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(JSON.parse(text).issues).toEqual(expect.arrayContaining([expect.objectContaining({ path: 'data' })]))
  expect(text).toBe(JSON.stringify(JSON.parse(text), null, 2))
  await page.clock.runFor(1450)
  await expect(copied).toBeVisible()
  await page.clock.runFor(50)
  await expect(copy).toBeVisible()
  await page.clock.runFor(400)
  await expect(toast).toHaveAttribute('data-removed', 'false')
  await page.clock.runFor(100 + 200)
  await expect(toast).toHaveCount(0)
})

test('a route that failed stands in the centre of its screen, whatever the width', async ({
  page,
  testConsole,
}) => {
  testConsole.server.fail({ match: isPackagesApi, fault: refused })
  await page.goto('/packages/')
  await expect(card(page)).toBeVisible()
  for (const width of [1440, 700]) {
    await page.setViewportSize({ width, height: 1000 })
    const { left, right, above, below } = await readRoom(page)
    expect(Math.abs(left - right), `${left} to the left, ${right} to the right`).toBeLessThan(2)
    expect(Math.abs(above - below), `${above} above, ${below} below`).toBeLessThan(2)
    expect(above).toBeGreaterThan(100)
  }
})

/** How far a colour is from grey, and towards what. */
const colours: { title: string; fault: Fault; hue: [from: number, to: number] }[] = [
  { title: 'API Error', fault: refused, hue: [0, 25] },
  { title: 'Validation Error', fault: misshapen, hue: [35, 60] },
]

for (const { title, fault, hue } of colours) {
  test(`the card titled ${title} has its colour`, async ({ page, testConsole }) => {
    testConsole.server.fail({ match: isPackagesApi, fault })
    await page.goto('/packages/')
    await expect(card(page).getByRole('heading', { name: title })).toBeVisible()
    expectHue(await readHue(page), hue)
  })
}

test('anything else that fails: pink, titled Error, without the words of a machine', async ({
  page,
  testConsole,
}) => {
  testConsole.server.fail({
    match: ({ pathname }) => /\/static\/js\/async\/frame\.js$/.test(pathname),
    fault: answerHtml(404),
  })
  await page.goto('/')
  await expect(card(page).getByRole('heading', { name: 'Error', exact: true })).toBeVisible()
  await expect(card(page)).toContainText('A part of the console could not be loaded.')
  expectHue(await readHue(page), [290, 350])
})

test('a failure around the screens is the global error view, and its Retry starts the console anew', async ({
  page,
  testConsole,
}) => {
  testConsole.server.fail({
    match: ({ pathname }) => /\/static\/js\/async\/frame\.js$/.test(pathname),
    fault: answerHtml(404),
  })
  await page.goto('/coupons/')
  await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Environment' })).toBeVisible()
  testConsole.server.lift()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(openFrame(page).heading('Coupons')).toBeVisible()
})

test('where copying is not supported a warning is logged and nothing pretends to be copied', async ({
  page,
  testConsole,
  complaints,
}) => {
  complaints.allow(/^warning: Clipboard is not supported/)
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  testConsole.server.fail({ match: isPackagesApi, fault: refused })
  await page.goto('/packages/')
  const warning = page.waitForEvent('console', (message) => message.text().startsWith('Clipboard is not'))
  await card(page).getByRole('button', { name: 'Copy Error Details' }).click()
  await warning
  await expect(card(page).getByRole('button', { name: 'Copy Error Details' })).toBeVisible()
  await expect(page.getByText('Copied to clipboard')).toHaveCount(0)
})

test('copying that fails is only logged', async ({ page, testConsole, complaints }) => {
  complaints.allow(/^error: Copying failed/)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
  })
  testConsole.server.fail({ match: isPackagesApi, fault: refused })
  await page.goto('/packages/')
  const warning = page.waitForEvent('console', (message) => message.text().startsWith('Copying failed'))
  await card(page).getByRole('button', { name: 'Copy Error Details' }).click()
  await warning
  await expect(card(page).getByRole('button', { name: 'Copy Error Details' })).toBeVisible()
  await expect(page.getByText('Copied to clipboard')).toHaveCount(0)
})

/** Pixels between the card and the edges: of the content at its sides, of its own screen above and below. */
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

/** Of the card's background, in degrees. */
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

function expectHue(hue: number, [from, to]: [from: number, to: number]) {
  expect(hue).toBeGreaterThanOrEqual(from)
  expect(hue).toBeLessThanOrEqual(to)
}
