import { expect, type Page } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { seller as colleague, signIn as signInTo } from '../src/console/sign-in.ts'
import type { TestConsole } from '../src/console/start-test-console.ts'
import { openPackageEditor, openPackagesApi } from '../src/package-editor.ts'
import { test } from '../src/test.ts'

/** A package open in the form, with a name and a price of mine, while somebody else saves a price, coins and a field the console does not know. */
async function openConflict(page: Page, testConsole: TestConsole, name: string) {
  const api = await openPackagesApi(testConsole)
  const { id } = await api.create(name)
  const editor = openPackageEditor(page)
  await editor.open(id)
  await editor.field('Name').fill(`${name}, mine`)
  await editor.field('Price').fill('25')
  await api.change(id, { price: 30, coins: 2000, badge: 'popular' })
  testConsole.server.reset()
  await editor.save()
  await expect(editor.conflict).toBeVisible()
  return { ...editor, api, id, mine: `${name}, mine` }
}

const countWrites = ({ server }: TestConsole) =>
  server.requests.filter(({ method }) => method === 'PUT').length

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

  const other = await browser.newContext({ baseURL: testConsole.url })
  const otherPage = await other.newPage()
  await signInTo(otherPage, testConsole.url, colleague)
  const theirs = openPackageEditor(otherPage)
  await theirs.open(id)
  await theirs.field('Price').fill('30')
  await theirs.field('Coins').fill('2000')
  await theirs.save()
  await theirs.expectClosed()
  await other.close()

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
  const other = await browser.newContext({ baseURL: testConsole.url })
  const otherPage = await other.newPage()
  await signInTo(otherPage, testConsole.url, colleague)
  const editors = [openPackageEditor(page), openPackageEditor(otherPage)] as const
  const [mine, theirs] = editors
  for (const editor of editors) await editor.open(id)
  await mine.field('Name').fill('At one instant, mine')
  await theirs.field('Coins').fill('2000')
  testConsole.server.reset()

  // Both have read the package again before either is written.
  const write = new RegExp(`/packages/${id}$`)
  const bothRead = Promise.withResolvers<void>()
  let waiting = 0
  for (const tab of [page, otherPage]) {
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
  await other.close()
  expect(await api.find(id)).toMatchObject({ name: 'At one instant, mine', coins: 2000 })
  // Two at once, one of them refused, and the merge.
  expect(countWrites(testConsole)).toBe(3)
})

test('overwriting puts mine over theirs, and leaves what the console does not know as they saved it', async ({
  page,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  const { conflict, expectClosed, api, id, mine } = await openConflict(page, testConsole, 'Overwritten')
  await conflict.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expectClosed()
  expect(await api.find(id)).toMatchObject({ name: mine, price: 25, coins: 1250, badge: 'popular' })
})

test('reloading shows theirs, writes nothing, and still offers mine', async ({
  page,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  const { conflict, field, left } = await openConflict(page, testConsole, 'Reloaded')
  await conflict.getByRole('button', { name: 'Reload theirs' }).click()
  await expect(field('Name')).toHaveValue('Reloaded')
  await expect(field('Price')).toHaveValue('30')
  await expect(field('Coins')).toHaveValue('2000')
  expect(countWrites(testConsole)).toBe(0)
  await expect(left).toContainText('Name, Coins and Price')
  await left.getByRole('button', { name: 'Restore' }).click()
  await expect(field('Price')).toHaveValue('25')
})

test('going back to the form changes nothing, and the next save asks again', async ({
  page,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  const { conflict, field, save, mine } = await openConflict(page, testConsole, 'Undecided')
  await page.keyboard.press('Escape')
  await expect(conflict).toHaveCount(0)
  await expect(field('Name')).toHaveValue(mine)
  await save()
  await expect(conflict).toBeVisible()
  expect(countWrites(testConsole)).toBe(0)
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

test('a package that somebody deleted meanwhile can be saved as a new one', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  const api = await openPackagesApi(testConsole)
  const { id } = await api.create('Deleted')
  await signIn(page)
  const editor = openPackageEditor(page)
  await editor.open(id)
  await editor.field('Name').fill('Deleted and saved again')
  await api.remove(id)
  await editor.save()
  const alert = editor.form.getByRole('alert').filter({ hasText: 'Not saved' })
  await expect(alert).toContainText('Somebody deleted this package')
  await alert.getByRole('button', { name: 'Save as new' }).click()
  await editor.expectClosed()
  expect((await api.list()).filter(({ name }) => name === 'Deleted and saved again')).toHaveLength(1)
})
