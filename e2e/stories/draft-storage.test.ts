import { expect } from '@playwright/test'
import { faultComplaints } from '../src/complaints.ts'
import { signInByForm } from '../src/console/sign-in.ts'
import { openFrame } from '../src/frame.ts'
import { createPackage, leavePackageDraft, openDraftList } from '../src/package-drafts.ts'
import { openPackageEditor } from '../src/package-editor.ts'
import { remoteFaults } from '../src/remote-faults.ts'
import { test } from '../src/test.ts'

const day = 24 * 60 * 60_000

// proves B17
test('a device whose storage is full says so where people type, and saving works all the same', {
  tag: '@gate',
}, async ({ page, context, signIn, testConsole }) => {
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

test('drafts whose code could not be loaded are kept as soon as the connection is back, without another key press', async ({
  page,
  context,
  signIn,
  testConsole,
  goOffline,
  complaints,
}) => {
  complaints.allow(...faultComplaints)
  const { id } = await createPackage(testConsole)
  testConsole.server.fail({
    match: ({ pathname }) => /\/shell\/.*\/drafts\.js$/.test(pathname),
    fault: remoteFaults['answers 404'],
  })
  await signIn(page)
  const editor = openPackageEditor(page)
  await editor.open(id)
  await editor.field('Name').fill('Gold on a broken line')
  const warning = editor.form.getByRole('alert').filter({ hasText: 'Not saved on this device' })
  await expect(warning).toContainText('it will be once you are online again')
  await goOffline()
  testConsole.server.lift()
  await context.setOffline(false)
  await editor.expectKept()
  await expect(warning).toHaveCount(0)
})

// proves 3.2, B17
test('a browser that blocks all storage says that it keeps no drafts; signing in, saving and signing out work', async ({
  page,
  testConsole,
}) => {
  const { api, id } = await createPackage(testConsole)
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Not allowed here', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'])
      Object.defineProperty(window, name, { get })
  })
  const editor = openPackageEditor(page)
  await editor.open(id)
  await signInByForm(page)
  await editor.field('Name').fill('Gold without storage')
  await expect(editor.form.getByRole('alert')).toContainText('cannot store anything in this browser now')
  await editor.save()
  await editor.expectClosed()
  expect(await api.find(id)).toMatchObject({ name: 'Gold without storage' })
  const drafts = await openDraftList(page)
  await expect(drafts).toContainText('No drafts on this device')
  await drafts.getByRole('button', { name: 'Close' }).click()
  await openFrame(page).signOut()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
})

// proves B17
test('drafts that only another version can read are kept unoffered, and drafts older than 30 days are removed', async ({
  page,
  signIn,
  testConsole,
}) => {
  const { id } = await createPackage(testConsole)
  await signIn(page)
  await leavePackageDraft(page, id, 'Gold to be spoilt')
  const editor = openPackageEditor(page)
  const [draft] = await page.evaluate(readDrafts)
  if (draft === undefined) throw new Error('No draft was kept')
  for (const [title, change, kept] of [
    ['a document of another shape', { document: { title: 'Gold' } }, 1],
    ['a key of another shape', { key: 7 }, 1],
    ['without a time', { savedAt: 'yesterday' }, 0],
    ['older than 30 days', { savedAt: Date.now() - 31 * day }, 0],
  ] as const) {
    await page.evaluate(putDraft, { key: draft.key, value: { ...draft.value, ...change } })
    await editor.open(id)
    await expect(editor.field('Name')).toBeVisible()
    await expect.poll(() => page.evaluate(readDrafts), title).toHaveLength(kept)
    await expect(editor.left).toHaveCount(0)
  }
})

type KeptDraft = { key: string; value: object }

/** Runs in the browser; reads the stored drafts. */
const readDrafts = () =>
  new Promise<KeptDraft[]>((resolve, reject) => {
    const opening = indexedDB.open('console-drafts')
    opening.onsuccess = () => {
      const found: KeptDraft[] = []
      const reading = opening.result.transaction('drafts').objectStore('drafts').openCursor()
      reading.onsuccess = () => {
        const cursor = reading.result
        if (cursor === null) return resolve(found)
        found.push({ key: String(cursor.primaryKey), value: cursor.value })
        cursor.continue()
      }
      reading.onerror = () => reject(reading.error)
      opening.result.close()
    }
  })

const putDraft = ({ key, value }: KeptDraft) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('console-drafts')
    opening.onsuccess = () => {
      const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts')
      store.put(value, ...(store.keyPath === null ? [key] : []))
      store.transaction.oncomplete = () => resolve()
      store.transaction.onerror = () => reject(store.transaction.error)
      opening.result.close()
    }
  })
