import { expect } from '@playwright/test'
import { openCouponBatch } from '../coupon-batch.ts'
import { openPackageEditor, openPackagesApi } from '../package-editor.ts'
import { printedReadingTest } from '../printed-reading-test.ts'
import { openReadingEditor } from '../reading-editor.ts'
import { type Given, openHeading, type View } from '../view.ts'

/** Every list, record, form and editor of the sections, with the demo data. */
export const sectionViews = {
  'The question before leaving': async (given) => {
    await openHeading(given, '/packages/?new', 'Packages')
    const editor = openPackageEditor(given.page)
    await editor.field('Name').fill('Left without saving')
    await editor.expectKept()
    await editor.form.getByRole('button', { name: 'Cancel' }).click()
    await expect(editor.leaveQuestion).toBeVisible()
  },
  'The form of a package that is there': async (given) => {
    await openHeading(given, '/packages/?edit=1', 'Packages')
    await expect(given.page.getByRole('button', { name: 'More actions' })).toBeVisible()
  },
  'The copies of two people': async (given) => {
    await openHeading(given, '/packages/', 'Packages')
    const api = await openPackagesApi({ url: new URL(given.page.url()).origin })
    const { id } = await api.create('Written by two')
    const editor = openPackageEditor(given.page)
    await editor.open(id)
    await editor.field('Coins').fill('99')
    await api.change(id, { coins: 2000, price: 29 })
    await editor.save()
    await expect(editor.conflict).toBeVisible()
  },
  'A deletion that can be undone': async (given) => {
    await openHeading(given, '/packages/', 'Packages')
    const api = await openPackagesApi({ url: new URL(given.page.url()).origin })
    const { id } = await api.create('To be deleted')
    await openPackageEditor(given.page).open(id)
    await given.page.getByRole('button', { name: 'More actions' }).click()
    await given.page.getByRole('menuitem', { name: 'Delete' }).click()
    // The time stands still while it has the focus.
    await given.page.getByRole('button', { name: 'Undo' }).focus()
  },
  'The coupon list': (given) => openList(given, '/coupons/', 'Coupons'),
  'The coupon form': async (given) => {
    await openHeading(given, '/coupons/?new', 'Coupons')
    await expect(given.page.getByRole('dialog', { name: 'New coupon' })).toBeVisible()
  },
  'A batch of coupons that was made': async (given) => {
    await openHeading(given, '/coupons/', 'Coupons')
    await given.page.getByRole('button', { name: 'Generate codes' }).click()
    const batch = openCouponBatch(given.page)
    await batch.start({ prefix: 'VIEW-', count: '3' })
    await expect(batch.panel.getByText('They do not work yet.')).toBeVisible()
  },
  'The article list': (given) => openList(given, '/grammar/', 'Grammar & essays'),
  'An article': (given) => openFirst(given, '/grammar/'),
  'The article editor': (given) => openEditor(given, '/grammar/'),
  'The search in all articles': (given) =>
    openHeading(given, '/grammar/search?q=present', 'Search in all articles'),
  'The writing mock list': (given) => openList(given, '/mocks/writing/', 'Writing mocks'),
  'The writing mock editor': async (given) => {
    await openHeading(given, '/mocks/writing/new', 'New writing mock')
  },
  'The reading mock list': (given) => openList(given, '/mocks/reading/', 'Reading mocks'),
  'A reading mock': (given) => openFirst(given, '/mocks/reading/'),
  'The reading mock editor': (given) => openEditor(given, '/mocks/reading/'),
  'The listening mock list': (given) => openList(given, '/mocks/listening/', 'Listening mocks'),
  'A listening mock': (given) => openFirst(given, '/mocks/listening/'),
  'The listening mock editor': (given) => openEditor(given, '/mocks/listening/'),
  'The speaking mock list': (given) => openHeading(given, '/mocks/speaking/', 'Speaking mocks'),
  'The explanations of a reading mock': async (given) => {
    await openEditor(given, '/mocks/reading/')
    await given.page.getByRole('button', { name: 'Answer key' }).click()
    await given.page.getByRole('button', { name: 'Explanations' }).click()
    await expect(
      given.page.getByRole('textbox', { name: 'Explanation of question 1', exact: true }),
    ).toBeVisible()
  },
  'The transcript of a recording': async (given) => {
    await openEditor(given, '/mocks/listening/')
    await given.page.getByRole('button', { name: 'Answer key' }).click()
    await given.page.getByRole('button', { name: 'Explanations' }).click()
    await expect(given.page.getByRole('textbox', { name: 'Transcript' })).toBeVisible()
  },
  'The answer key of a mock': async (given) => {
    await openEditor(given, '/mocks/reading/')
    await given.page.getByRole('button', { name: 'Answer key' }).click()
    await expect(given.page.getByRole('dialog', { name: 'Answer key' })).toBeVisible()
  },
  'A printed test to be pasted': async (given) => {
    await openHeading(given, '/mocks/reading/new', 'New reading mock')
    await given.page.getByRole('button', { name: 'Paste a printed test' }).first().click()
    await expect(given.page.getByRole('dialog', { name: 'Paste a printed test' })).toBeVisible()
  },
  'A printed test that was read': async (given) => {
    const mock = openReadingEditor(given.page)
    await openHeading(given, '/mocks/reading/new', 'New reading mock')
    await mock.pasteTest(printedReadingTest.text)
    await expect(mock.paste.getByRole('button', { name: 'Add 3 passages, 40 questions' })).toBeEnabled()
  },
  'The question before errors are published': async (given) => {
    const mock = openReadingEditor(given.page)
    await openHeading(given, '/mocks/reading/new', 'New reading mock')
    await given.page.getByRole('button', { name: /^Full test, Academic/ }).click()
    await mock.name('Harbour 9')
    await given.page.getByRole('button', { name: 'Publish' }).click()
    await expect(given.page.getByRole('dialog', { name: /^Publish with/ })).toBeVisible()
  },
  'A test that is sat': async (given) => {
    await openEditor(given, '/mocks/reading/')
    await openReadingEditor(given.page).sit()
  },
  'The result of a test that was sat': async (given) => {
    const mock = openReadingEditor(given.page)
    await openEditor(given, '/mocks/reading/')
    await mock.sit()
    await mock.sitting
      .getByRole('textbox', { name: /^Your answer to/ })
      .first()
      .fill('more words than are allowed')
    await mock.handIn()
    await expect(mock.result.getByRole('heading')).toHaveText(/^0 of 40 right/)
  },
  'The papers of a mock': async (given) => {
    await openFirst(given, '/mocks/reading/')
    await given.page.getByRole('link', { name: 'Papers' }).click()
    await expect(given.page.getByRole('heading', { name: /^Papers of/ })).toBeVisible()
  },
  'The search in all mocks': async (given) => {
    await openHeading(given, '/mocks/search/?q=city', 'Search in all mocks')
    await expect(given.page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  },
  'The times of the parts of a recording': async (given) => {
    await openEditor(given, '/mocks/listening/')
    await given.page.getByRole('button', { name: 'Times of the parts' }).click()
    await expect(given.page.getByRole('slider', { name: 'Position in the recording' })).toBeVisible()
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
    await openHeading(given, address, 'Health of all mocks')
    await expect.poll(() => page.evaluate(addEarlierCheck)).toBeGreaterThan(0)
    await page.goto(address)
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    await expect(page.getByText('Problems so far:')).toBeVisible()
  },
  'Words to be replaced in all mocks': async (given) => {
    await openHeading(given, '/mocks/search/replace?find=the', 'Replace words in all mocks')
    await given.page.getByRole('button', { name: 'Preview' }).click()
    await expect(given.page.getByRole('button', { name: /^Replace [\d,]+ places/ })).toBeEnabled()
  },
  'The command palette': async (given) => {
    await openHeading(given, '/packages/', 'Packages')
    await given.page.keyboard.press('ControlOrMeta+k')
    await expect(given.page.getByRole('option').first()).toBeVisible()
  },
  'The remotes': (given) => openHeading(given, '/console/remotes/', 'Remotes'),
} satisfies Record<string, View>

/** In the browser: an hour ago each mock that was checked had nine errors. Gives how many were. */
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

async function openList(given: Given, address: string, heading: string) {
  await openHeading(given, address, heading)
  await expect(given.page.getByRole('row').nth(1)).toBeVisible()
}

/** The record that the list shows first. */
async function openFirst(given: Given, address: string) {
  await given.signIn()
  const { page } = given
  await page.goto(address)
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/\d+\/?$/)
  await expect(page.getByRole('link', { name: 'Edit' }).first()).toBeVisible()
}

async function openEditor(given: Given, address: string) {
  await openFirst(given, address)
  await given.page.getByRole('link', { name: 'Edit' }).first().click()
  await expect(given.page.getByRole('tree')).toBeVisible()
}
