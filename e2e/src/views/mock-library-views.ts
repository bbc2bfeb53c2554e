import { expect } from '@playwright/test'
import { openMocksApi } from '../mock-editor.ts'
import { openFirst, openHeading, type View } from '../view.ts'

/** Actions on the mocks of any section. */
export const mockLibraryViews = {
  'The papers of a mock': async (given) => {
    await openFirst(given, '/mocks/reading/')
    await given.page.getByRole('link', { name: 'Papers' }).click()
    await expect(given.page.getByRole('heading', { name: /^Papers of/ })).toBeVisible()
  },
  'The search in all mocks': async (given) => {
    await openHeading(given, '/mocks/search/?q=city', 'Search in all mocks')
    await expect(given.page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  },
  'The versions of a mock': async (given) => {
    await openFirst(given, '/mocks/reading/')
    await given.page.getByRole('button', { name: 'Versions' }).click()
    await expect(given.page.getByText('No versions yet.', { exact: false })).toBeVisible()
  },
  'The review of a mock': async (given) => {
    await openFirst(given, '/mocks/reading/')
    await given.page.getByRole('button', { name: 'Review' }).click()
    await expect(given.page.getByRole('form', { name: 'Difficulty and tags' })).toBeVisible()
  },
  'The history of the health of a mock': async (given) => {
    const { page } = given
    const address = '/mocks/health/?section=writing'
    await openHeading(given, address, 'Problems in mocks')
    await expect.poll(() => page.evaluate(addEarlierCheck)).toBeGreaterThan(0)
    await page.goto(address)
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    await expect(page.getByText('Problems so far:')).toBeVisible()
  },
  'Words to be replaced in all mocks': async (given) => {
    await openHeading(given, '/mocks/search/replace?find=the', 'Find and replace in all mocks')
    await given.page.getByRole('button', { name: 'Preview' }).click()
    await expect(given.page.getByRole('button', { name: /^Replace [\d,]+ places/ })).toBeEnabled()
  },
  'The key of a listening test on paper': async (given) => {
    await openFirst(given, '/mocks/listening/')
    await given.page.getByRole('link', { name: 'Papers' }).click()
    await given.page.getByText('Answer key', { exact: true }).click()
    await expect(given.page.getByRole('article')).toContainText('Answer key')
  },
  'The problems of a mock among those of all': async (given) => {
    const api = await openMocksApi({ url: given.url })
    const { id } = await api.create('A task without a text')
    await api.change(id, ({ id: _id, writing_questions: questions, ...mock }) => ({
      ...mock,
      writing_questions: { ...questions, parts: questions.parts.map((part) => ({ ...part, task: '' })) },
    }))
    await given.signIn()
    await given.page.goto('/mocks/health/?section=writing&health=errors')
    const first = given.page.getByRole('button', { name: 'Fix one by one' })
    // Empty until a mock with a problem has been checked.
    await expect(first).toBeEnabled()
    await first.press('Enter')
    await expect(given.page.getByRole('dialog').getByRole('region', { name: 'Task 1' })).toBeVisible()
  },
} satisfies Record<string, View>

/** Runs in the browser: records nine errors an hour ago for each checked mock. Returns their number. */
async function addEarlierCheck(): Promise<number> {
  const checked = (await indexedDB.databases()).some(({ name }) => name === 'console-mock-checks')
  if (!checked) return 0
  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await done(indexedDB.open('console-mock-checks'))
  const store = database.transaction('checks', 'readwrite').objectStore('checks')
  const keys = await done(store.getAllKeys())
  for (const key of keys) {
    const checks = await done(store.get(key))
    await done(store.put([{ at: Date.now() - 3_600_000, errors: 9, warnings: 0 }, ...checks], key))
  }
  database.close()
  return keys.length
}
