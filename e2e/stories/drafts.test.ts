import { expect, type Page } from '@playwright/test'
import { seller as colleague, signInByForm, staff } from '../src/console/sign-in.ts'
import { expectDraft } from '../src/expect-draft.ts'
import { openFrame, phone } from '../src/frame.ts'
import { createPackage, leavePackageDraft, openDraftList } from '../src/package-drafts.ts'
import { crash, openPackageEditor } from '../src/package-editor.ts'
import { test } from '../src/test.ts'

// proves B10
test('what was typed before the tab crashed is offered field by field, restored and saved', {
  tag: '@gate',
}, async ({ page, context, signIn, testConsole }) => {
  const { api, id, name } = await createPackage(testConsole)
  await signIn(page)
  const before = openPackageEditor(page)
  await before.open(id)
  await before.field('Name').fill('Gold, written for an hour')
  await before.field('Price').fill('24.50')
  await before.expectKept()
  await expectDraft(page, '24.50')
  await crash(page)

  const next = await context.newPage()
  const after = openPackageEditor(next)
  await after.open(id)
  await expect(after.left).toContainText('Name and Price')
  await expect(after.field('Name')).toHaveValue(name)
  await after.left.getByRole('button', { name: 'Show differences' }).click()
  await expect(after.left.locator('dl')).toHaveText(`Name${name}Gold, written for an hourPrice€19.90€24.50`)
  await after.left.getByRole('button', { name: 'Restore' }).click()
  await expect(after.field('Name')).toHaveValue('Gold, written for an hour')
  await expect(after.left).toHaveCount(0)
  await after.save()
  await after.expectClosed()
  expect(await api.find(id)).toMatchObject({ name: 'Gold, written for an hour', price: 24.5 })
  await after.open(id)
  await expect(after.field('Name')).toHaveValue('Gold, written for an hour')
  await expect(await openDraftListBehind(next)).toContainText('No drafts on this device')
})

/** Opens the list of drafts over an open form, which covers the menu. */
async function openDraftListBehind(page: Page) {
  await page.goto('/packages/')
  return openDraftList(page)
}

test('the drafts in the account menu say their age, lead to their screens and can be discarded, there and in the form', {
  tag: '@browsers',
}, async ({ page, signIn, testConsole }) => {
  const { id, name } = await createPackage(testConsole)
  await signIn(page)
  await leavePackageDraft(page, id, 'Gold for schools that begin in the spring')
  const list = await openDraftList(page)
  const draft = list.getByRole('button', {
    name: 'Package “Gold for schools that begin in the spring”',
    exact: true,
  })
  await expect(list.getByRole('listitem')).toContainText(/just now|minute/)
  const wide = page.viewportSize()
  await page.setViewportSize(phone)
  const readHidden = () => draft.evaluate((button) => button.scrollWidth - button.clientWidth)
  await expect.poll(readHidden, 'pixels of the name out of view on a phone').toBeLessThanOrEqual(0)
  if (wide !== null) await page.setViewportSize(wide)
  const discard = list.getByRole('button', { name: /^Discard Package/ })
  await discard.click()
  await list.getByRole('button', { name: /^Keep Package/ }).click()
  await expect(list.getByRole('listitem')).toContainText(/just now|minute/)
  await draft.click()
  const editor = openPackageEditor(page)
  await expect(page).toHaveURL(`/packages/?edit=${id}`)
  await editor.left.getByRole('button', { name: 'Discard' }).click()
  await expect(editor.left).toHaveCount(0)
  await page.reload()
  await expect(editor.field('Name')).toHaveValue(name)
  await expect(editor.left).toHaveCount(0)

  await leavePackageDraft(page, id, 'Gold in the making')
  const again = await openDraftList(page)
  await again.getByRole('button', { name: 'Discard Package “Gold in the making”' }).click()
  await expect(again.getByRole('listitem')).toContainText('Discarded')
  await again.getByRole('button', { name: 'Close' }).click()
  await expect(await openDraftList(page)).toContainText('No drafts on this device')
})

// proves B18
test('signing out asks about unsaved work and keeps it as a draft, which another person on the device never sees', async ({
  page,
  signIn,
  testConsole,
}) => {
  const { id, name } = await createPackage(testConsole)
  await signIn(page)
  const editor = openPackageEditor(page)
  await editor.open(id)
  await editor.field('Name').fill('Gold, mine alone')
  const { signOutByKeyboard } = openFrame(page)
  await signOutByKeyboard()
  const question = page.getByRole('dialog', { name: 'Sign out without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toHaveCount(0)
  await expect(editor.field('Name')).toHaveValue('Gold, mine alone')
  await signOutByKeyboard()
  await question.getByRole('button', { name: 'Sign out, keep draft' }).click()
  await expect(page).toHaveURL(/\/signin/)
  await signInByForm(page, colleague)
  await expect(await openDraftListBehind(page)).toContainText('No drafts on this device')
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

// proves V14.3.1
test('signing out offers to discard the drafts on this device, and empties the caches of remotes', async ({
  page,
  signIn,
  testConsole,
}) => {
  const { id } = await createPackage(testConsole)
  await signIn(page)
  const editor = openPackageEditor(page)
  await editor.open(id)
  await page.evaluate(keepInCache, 'the text of a test')
  await editor.field('Name').fill('Gold, mine alone')
  const { signOutByKeyboard } = openFrame(page)
  await signOutByKeyboard()
  await page.getByRole('button', { name: 'Sign out, keep draft' }).click()
  await expect(page).toHaveURL(/\/signin/)
  await expect.poll(() => page.evaluate(readCache)).toEqual([])

  await signInByForm(page, staff)
  await page.goto('/')
  await openFrame(page).signOut()
  const question = page.getByRole('dialog', { name: 'Sign out now?' })
  await expect(question).toContainText('Drafts on this device: Package')
  await question.getByRole('button', { name: 'Sign out, discard drafts' }).click()
  await expect(page).toHaveURL(/\/signin/)
  await signInByForm(page, staff)
  await expect(await openDraftListBehind(page)).toContainText('No drafts on this device')
})

/** Run in the page, as are the two of them. */
const keepInCache = (text: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.open('console-cache/stories')
    request.onupgradeneeded = () => request.result.createObjectStore('texts').put(text, 'one')
    request.onsuccess = () => resolve(request.result.close())
  })

const readCache = () =>
  new Promise<unknown[]>((resolve) => {
    const request = indexedDB.open('console-cache/stories')
    request.onsuccess = () => {
      const found = request.result.transaction('texts').objectStore('texts').getAll()
      found.onsuccess = () => {
        request.result.close()
        resolve(found.result)
      }
    }
  })

async function signOut(page: Page) {
  await openFrame(page).signOut()
  await expect(page).toHaveURL(/\/signin/)
}

// proves B11
test('two tabs with one package open say so, and keep a draft each', async ({
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
  // The replaced text is kept as a draft.
  await expect(second.left).toBeVisible()
  await second.left.getByRole('button', { name: 'Restore' }).click()
  await expect(second.field('Name')).toHaveValue('Gold of the second tab')
})
