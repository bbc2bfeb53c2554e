import { expect } from '@playwright/test'
import { failedToLoad, routeError } from '../src/complaints.ts'
import { signIn as signInTo } from '../src/console/sign-in.ts'
import { answerJson } from '../src/faults/fault.ts'
import { openPackageScreen } from '../src/package-screen.ts'
import { test } from '../src/test.ts'

const bundle = { coins: '1250', gems: '30', price: '19.90' }
const isPackageList = ({ pathname }: URL, method: string) =>
  pathname.endsWith('/packages') && method === 'GET'

test('a package that was created is there after a reload, can be renamed and deleted', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/packages/')
  const screen = openPackageScreen(page)
  const name = `Winter bundle ${test.info().workerIndex}`
  await screen.create({ name, ...bundle })
  await expect(screen.row(name)).toContainText('1,250')
  await page.reload()
  await expect(screen.row(name)).toContainText('19.90')

  const newName = `${name}, renamed`
  await screen.rename(name, newName)
  await expect(screen.row(newName)).toBeVisible()
  await page.reload()
  await expect(screen.row(newName)).toContainText('1,250')
  await expect(screen.row(name)).toHaveCount(0)

  await screen.remove(newName)
  await expect(screen.row(newName)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Packages', level: 1 })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(screen.row(newName)).toHaveCount(0)
})

test('a package is still there after the server was stopped and started', async ({ page, startConsole }) => {
  const console = await startConsole('files')
  await signInTo(page, console.url)
  await page.goto(`${console.url}/packages/`)
  const screen = openPackageScreen(page)
  await screen.create({ name: 'Summer bundle', ...bundle })
  await expect(screen.row('Summer bundle')).toContainText('1,250')
  // A page that asks for something meanwhile would be refused.
  await page.goto('about:blank')
  await console.restart()
  await page.goto(`${console.url}/packages/`)
  await expect(screen.row('Summer bundle')).toContainText('19.90')
})

test('a 500 on the list is named with its request and message, and Retry shows the list', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad, routeError)
  await signIn(page)
  testConsole.server.fail({
    match: isPackageList,
    fault: answerJson(500, { status: false, message: 'The database is resting' }),
  })
  await page.goto('/packages/')
  const error = page.getByRole('alert')
  // After the first request and three retries, 1, 2 and 4 s apart.
  await expect(error.getByRole('heading', { name: 'API Error' })).toBeVisible({ timeout: 20_000 })
  await expect(error).toContainText('GET Request failed with status code 500: The database is resting')
  await expect(error).toContainText('GET packages')
  expect(testConsole.server.requests.filter(({ status }) => status === 500)).toHaveLength(4)
  testConsole.server.lift()
  await error.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('an answer that is no list is a validation error that names the failing path, and is not asked for again', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(routeError)
  await signIn(page)
  const fault = answerJson(200, { status: true, data: { packages: [] } })
  testConsole.server.fail({ match: isPackageList, fault })
  await page.goto('/packages/')
  const error = page.getByRole('alert')
  await expect(error.getByRole('heading', { name: 'Validation Error' })).toBeVisible()
  await expect(error).toContainText('Something went wrong. Please check your input.')
  await error.getByRole('button', { name: 'Show Details' }).click()
  await expect(error).toContainText('"path": "data"')
  expect(testConsole.server.requests.filter(({ path }) => path.endsWith('/packages'))).toHaveLength(1)
  testConsole.server.lift()
  await error.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('a 500 on saving is said in the form, which keeps what was typed', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  await signIn(page)
  await page.goto('/packages/')
  testConsole.server.fail({
    match: ({ pathname }, method) => pathname.endsWith('/packages') && method === 'POST',
    fault: answerJson(500, { status: false, message: 'The database is resting' }),
  })
  const screen = openPackageScreen(page)
  await screen.create({ name: 'Autumn bundle', ...bundle })
  const form = page.getByRole('dialog')
  await expect(form.getByRole('alert')).toContainText('The database is resting')
  await expect(form.getByLabel('Name')).toHaveValue('Autumn bundle')
  testConsole.server.lift()
  await form.getByRole('button', { name: 'Create package' }).click()
  await expect(screen.row('Autumn bundle')).toContainText('1,250')
})

test('the form says what to do about each field, takes a price as text, and what it made is copied as a draft', async ({
  page,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  await page.goto('/packages/?new')
  const screen = openPackageScreen(page)
  const form = page.getByRole('dialog')
  const fill = async (texts: Record<string, string>) => {
    for (const [label, text] of Object.entries(texts)) await form.getByLabel(label).fill(text)
  }
  const create = () => form.getByRole('button', { name: 'Create package' }).click()
  testConsole.server.reset()
  await fill({ Name: ' ', Coins: '2.5', Gems: '-1', Price: '9,99', Currency: 'EU' })
  await create()
  for (const message of [
    'Enter a name',
    'Coins must be a whole number',
    'Gems cannot be negative',
    'Write the price with a point and no commas: 9.99',
    'Currency must be a three-letter ISO 4217 code, such as USD',
  ]) {
    await expect(form.getByText(message)).toBeVisible()
  }
  await expect(form.getByLabel('Name')).toBeFocused()
  await fill({ Coins: '1,000', Price: '9.999' })
  await create()
  await expect(form.getByText('Write the number without commas: 1000')).toBeVisible()
  await expect(form.getByText('Price can have at most 2 decimals')).toBeVisible()
  expect(testConsole.server.requests.filter(({ method }) => method === 'POST')).toEqual([])

  const name = `Text price ${test.info().repeatEachIndex}`
  await fill({ Name: name, Coins: '1000', Gems: '0', Price: ' 12.50 ', Currency: 'EUR' })
  await create()
  await expect(screen.row(name)).toContainText('€12.50')
  // One coin of it.
  await expect(screen.row(name)).toContainText('€0.0125')

  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await fill({ Name: `${name}, copied` })
  await expect(form.getByLabel('Price')).toHaveValue('12.5')
  await create()
  await expect(screen.row(`${name}, copied`)).toContainText('Draft')
})

test('a package that comes with its price as text is shown, sorted and saved like any other', async ({
  page,
  signIn,
}) => {
  await page.route('**/admin/packages', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const answer: { data: { price: number }[] } = await response.json()
    const data = answer.data.map((record) => ({ ...record, price: record.price.toFixed(2) }))
    await route.fulfill({ response, json: { ...answer, data } })
  })
  await signIn(page)
  await page.goto('/packages/?q=Gem&sort=-price')
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
  await expect(rows.first()).toBeVisible()
  const prices = (await rows.allTextContents()).map((text) =>
    Number(/\$([\d.]+)/.exec(text)?.[1] ?? Number.NaN),
  )
  const known = prices.filter((price) => !Number.isNaN(price))
  expect(known.length).toBeGreaterThan(1)
  expect(known).toEqual(known.toSorted((a, b) => b - a))
})
