import { expect, type Page } from '@playwright/test'
import { seller as colleague, signInByForm, staff } from '../src/console/sign-in.ts'
import { expectDraft } from '../src/expect-draft.ts'
import { openFrame } from '../src/frame.ts'
import { createPackage, leavePackageDraft, openDraftList } from '../src/package-drafts.ts'
import { crash, openPackageEditor } from '../src/package-editor.ts'
import { test } from '../src/test.ts'

// proves B10
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

/** The list of drafts of a page whose form is open, which covers the menu. */
async function openDraftListBehind(page: Page) {
  await page.goto('/packages/')
  return openDraftList(page)
}

test('a draft that is discarded does not come back, and what the server has stays', {
  tag: '@browsers',
}, async ({ page, signIn, testConsole }) => {
  const { api, id, name } = await createPackage(testConsole)
  await signIn(page)
  await leavePackageDraft(page, id, 'Never to be')
  const editor = openPackageEditor(page)
  await editor.open(id)
  await editor.left.getByRole('button', { name: 'Discard' }).click()
  await expect(editor.left).toHaveCount(0)
  await page.reload()
  await expect(editor.field('Name')).toHaveValue(name)
  await expect(editor.left).toHaveCount(0)
  expect(await api.find(id)).toMatchObject({ name })
})

test('the drafts in the account menu say their age, lead to their screens and can be discarded', {
  tag: '@browsers',
}, async ({ page, signIn, testConsole }) => {
  const { id } = await createPackage(testConsole)
  await signIn(page)
  await leavePackageDraft(page, id, 'Gold in the making')
  const list = await openDraftList(page)
  await expect(list.getByRole('listitem')).toHaveText(
    /^Package “Gold in the making”(just now|1 minute ago)Discard$/,
  )
  await list.getByRole('button', { name: 'Package “Gold in the making”', exact: true }).click()
  const editor = openPackageEditor(page)
  await expect(editor.left).toBeVisible()
  await expect(page).toHaveURL(`/packages/?edit=${id}`)

  await page.goto('/')
  const again = await openDraftList(page)
  await again.getByRole('button', { name: 'Discard Package “Gold in the making”' }).click()
  await again.getByRole('button', { name: 'Keep Package “Gold in the making”' }).click()
  await expect(again.getByRole('listitem')).toContainText(/just now|minute/)
  await again.getByRole('button', { name: 'Discard Package “Gold in the making”' }).click()
  await expect(again.getByRole('listitem')).toContainText('Discarded')
  await again.getByRole('button', { name: 'Close' }).click()
  await expect(await openDraftList(page)).toContainText('No drafts on this device')
})

test('on a phone the names of drafts are read to their end', async ({ page, signIn, testConsole }) => {
  const { id } = await createPackage(testConsole)
  await signIn(page)
  await leavePackageDraft(page, id, 'Gold for schools that begin in the spring')
  const list = await openDraftList(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const name = list.getByRole('button', { name: /^Package “Gold for schools/ })
  const readHidden = () => name.evaluate((button) => button.scrollWidth - button.clientWidth)
  await expect.poll(readHidden).toBeLessThanOrEqual(0)
})

test('a draft is kept through signing out, and another person on the device never sees it', async ({
  page,
  signIn,
  testConsole,
}) => {
  const { id, name } = await createPackage(testConsole)
  await signIn(page)
  await leavePackageDraft(page, id, 'Gold, mine alone')
  await signOut(page)
  await signInByForm(page, colleague)
  await expect(await openDraftListBehind(page)).toContainText('No drafts on this device')
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

// proves B11
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
