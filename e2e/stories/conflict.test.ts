import { type Browser, expect } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { seller as colleague, signIn as signInTo } from '../src/console/sign-in.ts'
import type { TestConsole } from '../src/console/start-test-console.ts'
import { openPackageEditor, openPackagesApi } from '../src/package-editor.ts'
import { test } from '../src/test.ts'

const countWrites = ({ server }: TestConsole) =>
  server.requests.filter(({ method }) => method === 'PUT').length

/** The package form in a colleague's browser. */
async function openColleague(browser: Browser, { url }: TestConsole) {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await signInTo(page, url, colleague)
  return { ...openPackageEditor(page), page, close: () => context.close() }
}

// proves T35
test('when two people save at the same instant, one sees the conflict and saves the merge', {
  tag: '@gate',
}, async ({ page, browser, signIn, testConsole, complaints }) => {
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

  // Both read the package again before either write is sent.
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
  await late.conflict.getByRole('button', { name: 'Save merge' }).click()
  await late.expectClosed()
  await theirs.close()
  expect(await api.find(id)).toMatchObject({ name: 'At one instant, mine', coins: 2000 })
  // Two concurrent writes, one of them refused, and the merge.
  expect(countWrites(testConsole)).toBe(3)
})
