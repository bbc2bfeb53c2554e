import { type Browser, expect } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { seller as colleague, signIn as signInTo } from '../src/console/sign-in.ts'
import type { TestConsole } from '../src/console/start-test-console.ts'
import { openPackageEditor, openPackagesApi } from '../src/package-editor.ts'
import { test } from '../src/test.ts'

const countWrites = ({ server }: TestConsole) =>
  server.requests.filter(({ method }) => method === 'PUT').length

/** The form of packages in the browser of a colleague. */
async function openColleague(browser: Browser, { url }: TestConsole) {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await signInTo(page, url, colleague)
  return { ...openPackageEditor(page), page, close: () => context.close() }
}

test('two people on one package: the second to save sees both and keeps the best of each', async ({
  page,
  browser,
  signIn,
  testConsole,
}) => {
  const api = await openPackagesApi(testConsole)
  const { id } = await api.create('Of two people')
  await signIn(page)
  const mine = openPackageEditor(page)
  await mine.open(id)
  await mine.field('Price').fill('25')
  await mine.field('Name').fill('Of two people, mine')

  const theirs = await openColleague(browser, testConsole)
  await theirs.open(id)
  await theirs.field('Price').fill('30')
  await theirs.field('Coins').fill('2000')
  await theirs.save()
  await theirs.expectClosed()
  await theirs.close()

  testConsole.server.reset()
  await mine.save()
  const dialog = mine.conflict
  const group = (name: RegExp) => dialog.getByRole('group', { name })
  await expect(group(/^Name/)).toContainText('changed by you alone, was Of two people')
  await expect(group(/^Name/).getByRole('radio', { name: 'Mine' })).toBeChecked()
  await expect(group(/^Coins/)).toContainText('changed by them alone, was 1250')
  await expect(group(/^Coins/).getByRole('radio', { name: 'Theirs' })).toBeChecked()
  await expect(group(/^Price/)).toContainText('changed by both, was 19.9')
  await expect(group(/^Price/).getByRole('radio', { checked: true })).toHaveCount(0)
  expect(countWrites(testConsole)).toBe(0)
  await expect(dialog.getByRole('button', { name: 'Choose for 1 more' })).toBeDisabled()
  await group(/^Price/)
    .getByRole('radio', { name: 'Theirs' })
    .check()
  await dialog.getByRole('button', { name: 'Save the merge' }).click()
  await mine.expectClosed()
  expect(await api.find(id)).toMatchObject({ name: 'Of two people, mine', price: 30, coins: 2000 })
  expect(countWrites(testConsole)).toBe(1)
})

test('two people save at the same instant: one is told and keeps the best of both', async ({
  page,
  browser,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  const api = await openPackagesApi(testConsole)
  const { id } = await api.create('At one instant')
  await signIn(page)
  const mine = openPackageEditor(page)
  const theirs = await openColleague(browser, testConsole)
  const editors = [mine, theirs]
  for (const editor of editors) await editor.open(id)
  await mine.field('Name').fill('At one instant, mine')
  await theirs.field('Coins').fill('2000')
  testConsole.server.reset()

  // Both have read the package again before either is written.
  const write = new RegExp(`/packages/${id}$`)
  const bothRead = Promise.withResolvers<void>()
  let waiting = 0
  for (const tab of [page, theirs.page]) {
    await tab.route(write, async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback()
      waiting += 1
      if (waiting === 2) bothRead.resolve()
      await bothRead.promise
      return route.fallback()
    })
  }
  await Promise.all(editors.map((editor) => editor.save()))
  await expect.poll(async () => (await mine.conflict.count()) + (await theirs.conflict.count())).toBe(1)
  const [late, early] = (await mine.conflict.count()) === 1 ? [mine, theirs] : [theirs, mine]
  await early.expectClosed()
  await late.conflict.getByRole('button', { name: 'Save the merge' }).click()
  await late.expectClosed()
  await theirs.close()
  expect(await api.find(id)).toMatchObject({ name: 'At one instant, mine', coins: 2000 })
  // Two at once, one of them refused, and the merge.
  expect(countWrites(testConsole)).toBe(3)
})

test('a draft restored over a newer package is not saved before both are shown', async ({
  page,
  signIn,
  testConsole,
}) => {
  const api = await openPackagesApi(testConsole)
  const { id } = await api.create('Left for days')
  await signIn(page)
  const editor = openPackageEditor(page)
  await editor.open(id)
  await editor.field('Name').fill('Left for days, mine')
  await editor.expectKept()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/coupons/')
  await api.change(id, { coins: 4000 })
  await editor.open(id)
  await expect(editor.left).toContainText('The package was saved since then')
  await editor.left.getByRole('button', { name: 'Restore' }).click()
  await editor.save()
  await expect(editor.conflict.getByRole('group', { name: /^Coins/ })).toContainText('changed by them alone')
  await editor.conflict.getByRole('button', { name: 'Save the merge' }).click()
  await editor.expectClosed()
  expect(await api.find(id)).toMatchObject({ name: 'Left for days, mine', coins: 4000 })
})
