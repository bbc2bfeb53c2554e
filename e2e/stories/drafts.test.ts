import { expect, type Page } from '@playwright/test'
import { editor as colleague, signInByForm, staff } from '../src/console/sign-in.ts'
import { openFrame } from '../src/frame.ts'
import { crash, openPackageEditor, openPackagesApi } from '../src/package-editor.ts'
import { test } from '../src/test.ts'

const day = 24 * 60 * 60_000

async function createPackage(testConsole: { url: string }) {
  const api = await openPackagesApi(testConsole)
  return { api, ...(await api.create(`Gold ${test.info().title.length}`)) }
}

const openDraftList = async (page: Page) => {
  const menu = await openFrame(page).openAccountMenu()
  await menu.getByRole('menuitem', { name: 'Drafts' }).click()
  return page.getByRole('dialog', { name: 'Drafts' })
}

async function leaveDraft(page: Page, id: number, name: string) {
  const editor = openPackageEditor(page)
  await editor.open(id)
  await editor.field('Name').fill(name)
  await editor.expectKept()
  await editor.form.getByRole('button', { name: 'Cancel' }).click()
  await editor.leaveQuestion.getByRole('button', { name: 'Leave, keep draft' }).click()
  await editor.expectClosed()
}

test('what was typed before the tab crashed is offered field by field, restored and saved', async ({
  page,
  context,
  signIn,
  testConsole,
}) => {
  const { api, id, name } = await createPackage(testConsole)
  await signIn(page)
  const before = openPackageEditor(page)
  await before.open(id)
  await before.field('Name').fill('Gold, written for an hour')
  await before.field('Price').fill('24.50')
  await before.expectKept()
  await crash(page)

  const next = await context.newPage()
  const after = openPackageEditor(next)
  await after.open(id)
  await expect(after.left).toContainText('Name and Price')
  await expect(after.field('Name')).toHaveValue(name)
  await after.left.getByRole('button', { name: 'Show differences' }).click()
  await expect(after.left.locator('dl')).toHaveText(`Name${name}Gold, written for an hourPrice19.924.50`)
  await after.left.getByRole('button', { name: 'Restore' }).click()
  await expect(after.field('Name')).toHaveValue('Gold, written for an hour')
  await expect(after.left).toHaveCount(0)
  await after.save()
  await after.expectClosed()
  expect(await api.find(id)).toMatchObject({ name: 'Gold, written for an hour', price: 24.5 })
  await after.open(id)
  await expect(after.field('Name')).toHaveValue('Gold, written for an hour')
  await expect(await openDraftListBehind(next)).toContainText('None on this device')
})

/** The list of drafts of a page whose form is open, which covers the menu. */
async function openDraftListBehind(page: Page) {
  await page.goto('/packages/')
  return openDraftList(page)
}

test('a draft that is discarded does not come back, and what the server has stays', async ({
  page,
  signIn,
  testConsole,
}) => {
  const { api, id, name } = await createPackage(testConsole)
  await signIn(page)
  await leaveDraft(page, id, 'Never to be')
  const editor = openPackageEditor(page)
  await editor.open(id)
  await editor.left.getByRole('button', { name: 'Discard' }).click()
  await expect(editor.left).toHaveCount(0)
  await page.reload()
  await expect(editor.field('Name')).toHaveValue(name)
  await expect(editor.left).toHaveCount(0)
  expect(await api.find(id)).toMatchObject({ name })
})

test('the drafts in the account menu say their age and size, lead to their screens and can be discarded', async ({
  page,
  signIn,
  testConsole,
}) => {
  const { id } = await createPackage(testConsole)
  await signIn(page)
  await leaveDraft(page, id, 'Gold in the making')
  const list = await openDraftList(page)
  await expect(list.getByRole('listitem')).toHaveText(
    /^Package “Gold in the making”just now · \d+ bytesDiscard$/,
  )
  await list.getByRole('button', { name: 'Package “Gold in the making”', exact: true }).click()
  const editor = openPackageEditor(page)
  await expect(editor.left).toBeVisible()
  await expect(page).toHaveURL(`/packages/?edit=${id}`)

  await page.goto('/')
  const again = await openDraftList(page)
  await again.getByRole('button', { name: 'Discard Package “Gold in the making”' }).click()
  await again.getByRole('button', { name: 'Keep Package “Gold in the making”' }).click()
  await expect(again.getByRole('listitem')).toContainText('bytes')
  await again.getByRole('button', { name: 'Discard Package “Gold in the making”' }).click()
  await expect(again.getByRole('listitem')).toContainText('Discarded')
  await again.getByRole('button', { name: 'Close' }).click()
  await expect(await openDraftList(page)).toContainText('None on this device')
})

test('a draft is kept through signing out, and another person on the device never sees it', async ({
  page,
  signIn,
  testConsole,
}) => {
  const { id, name } = await createPackage(testConsole)
  await signIn(page)
  await leaveDraft(page, id, 'Gold, mine alone')
  await signOut(page)
  await signInByForm(page, colleague)
  await expect(await openDraftListBehind(page)).toContainText('None on this device')
  const editor = openPackageEditor(page)
  await editor.open(id)
  await expect(editor.field('Name')).toHaveValue(name)
  await expect(editor.left).toHaveCount(0)
  await page.goto('/')
  await signOut(page)
  await signInByForm(page, staff)
  await editor.open(id)
  await editor.left.getByRole('button', { name: 'Restore' }).click()
  await expect(editor.field('Name')).toHaveValue('Gold, mine alone')
})

async function signOut(page: Page) {
  await openFrame(page).signOut()
  await expect(page).toHaveURL(/\/signin/)
}

test('two tabs on one package know of each other, and neither destroys the draft of the other', async ({
  page,
  context,
  signIn,
  testConsole,
}) => {
  const { id } = await createPackage(testConsole)
  await signIn(page)
  const first = openPackageEditor(page)
  await first.open(id)
  await first.field('Name').fill('Gold of the first tab')
  await first.expectKept()
  await expect(first.form.getByText('Also open in another tab')).toHaveCount(0)

  const otherPage = await context.newPage()
  const second = openPackageEditor(otherPage)
  await second.open(id)
  await expect(second.form.getByText('Also open in another tab')).toBeVisible()
  await expect(first.form.getByText('Also open in another tab')).toBeVisible()
  await expect(second.left).toHaveCount(0)
  await second.field('Name').fill('Gold of the second tab')
  await second.expectKept()

  await crash(page)
  await expect(second.form.getByText('Also open in another tab')).toHaveCount(0)
  await expect(second.left).toBeVisible()
  await second.left.getByRole('button', { name: 'Restore' }).click()
  await expect(second.field('Name')).toHaveValue('Gold of the first tab')
  // What stood here before is a draft now.
  await expect(second.left).toBeVisible()
  await second.left.getByRole('button', { name: 'Restore' }).click()
  await expect(second.field('Name')).toHaveValue('Gold of the second tab')
})

test('a device whose storage is full says so where people type, and saving works all the same', async ({
  page,
  context,
  signIn,
  testConsole,
}) => {
  const { api, id } = await createPackage(testConsole)
  await signIn(page)
  const editor = openPackageEditor(page)
  await editor.open(id)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: testConsole.url, quotaSize: 1 })
  await editor.field('Name').fill('Gold on a full device')
  const warning = editor.form.getByRole('alert').filter({ hasText: 'Not saved on this device' })
  await expect(warning).toContainText('The browser’s storage is full')
  await editor.form.getByRole('button', { name: 'Cancel' }).click()
  await expect(editor.leaveQuestion).toContainText('This device cannot keep a draft')
  await editor.leaveQuestion.getByRole('button', { name: 'Keep editing' }).click()
  await editor.save()
  await editor.expectClosed()
  expect(await api.find(id)).toMatchObject({ name: 'Gold on a full device' })
})

test('a browser without storage says so, and nothing else breaks', async ({ page, signIn, testConsole }) => {
  const { api, id } = await createPackage(testConsole)
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is blocked', 'SecurityError')
    }
  })
  await signIn(page)
  const editor = openPackageEditor(page)
  await editor.open(id)
  await editor.field('Name').fill('Gold without storage')
  await expect(editor.form.getByRole('alert')).toContainText('does not let the console store anything')
  await editor.save()
  await editor.expectClosed()
  expect(await api.find(id)).toMatchObject({ name: 'Gold without storage' })
  await expect(await openDraftList(page)).toContainText('None on this device')
})

test('drafts that are corrupt, of an older shape or older than 30 days are passed over and removed', async ({
  page,
  signIn,
  testConsole,
}) => {
  const { id } = await createPackage(testConsole)
  await signIn(page)
  await leaveDraft(page, id, 'Gold to be spoilt')
  const editor = openPackageEditor(page)
  const spoil = (change: { savedAt?: number; document?: unknown; key?: unknown }) =>
    page.evaluate(
      (patch) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('console-drafts')
          opening.onsuccess = () => {
            const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts')
            const reading = store.openCursor()
            reading.onsuccess = () => reading.result?.update({ ...reading.result.value, ...patch })
            store.transaction.oncomplete = () => resolve()
            store.transaction.onerror = () => reject(store.transaction.error)
            opening.result.close()
          }
        }),
      change,
    )
  const countStored = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('console-drafts')
          opening.onsuccess = () => {
            const counting = opening.result.transaction('drafts').objectStore('drafts').count()
            counting.onsuccess = () => resolve(counting.result)
            opening.result.close()
          }
        }),
    )
  for (const [title, change] of [
    ['older than 30 days', { savedAt: Date.now() - 31 * day }],
    ['of an older shape', { document: { title: 'Gold' } }],
    ['corrupt', { key: 7 }],
  ] as const) {
    await spoil(change)
    await editor.open(id)
    await expect(editor.field('Name')).toBeVisible()
    await expect.poll(countStored, title).toBe(0)
    await expect(editor.left).toHaveCount(0)
    await page.goto('/packages/')
    await leaveDraft(page, id, 'Gold to be spoilt')
  }
})
