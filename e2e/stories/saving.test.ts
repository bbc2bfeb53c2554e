import { expect, type Page } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { signInByForm, staff } from '../src/console/sign-in.ts'
import type { TestConsole } from '../src/console/start-test-console.ts'
import { answerJson, type FaultRule } from '../src/faults/fault.ts'
import { openPackageEditor, openPackagesApi } from '../src/package-editor.ts'
import { test } from '../src/test.ts'

const isWrite: FaultRule['match'] = ({ pathname }, method) =>
  /\/packages(\/\d+)?$/.test(pathname) && method !== 'GET'
const isRead: FaultRule['match'] = ({ pathname }, method) =>
  pathname.endsWith('/packages') && method === 'GET'

const countWrites = ({ server }: TestConsole) =>
  server.requests.filter(({ method, path }) => /\/packages(\/\d+)?$/.test(path) && method !== 'GET').length

/** The form of a package of one's own with another name typed into it. */
async function startEditing(page: Page, testConsole: TestConsole, name: string) {
  const api = await openPackagesApi(testConsole)
  const { id } = await api.create(name)
  const editor = openPackageEditor(page)
  await editor.open(id)
  await editor.field('Name').fill(`${name}, changed`)
  testConsole.server.reset()
  return { ...editor, api, id, changed: `${name}, changed` }
}

/** The form of a new package, filled in. */
async function startCreating(page: Page, name: string) {
  const editor = openPackageEditor(page)
  await page.goto('/packages/?new')
  for (const [label, text] of Object.entries({ Name: name, Coins: '10', Gems: '0', Price: '1.20' })) {
    await editor.field(label).fill(text)
  }
  return { ...editor, create: editor.form.getByRole('button', { name: 'Create package' }) }
}

test('pressing twice, Enter twice and Ctrl+S write once', async ({ page, signIn, testConsole }) => {
  await signIn(page)
  const { field, form, expectClosed, api, id, changed } = await startEditing(page, testConsole, 'Once')
  testConsole.server.fail({ match: isWrite, fault: { kind: 'slow', milliseconds: 4000 } })
  await field('Name').press('Enter')
  await field('Name').press('Enter')
  await page.keyboard.press('Control+s')
  await form.getByRole('button', { name: 'Save changes' }).dblclick()
  await expectClosed()
  expect(countWrites(testConsole)).toBe(1)
  expect(await api.find(id)).toMatchObject({ name: changed })
})

test('the form closes once the save is answered, however long the list behind takes to be read again', async ({
  page,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  const { save, expectClosed } = await startEditing(page, testConsole, 'Slow list')
  const isAfterWrite: FaultRule['match'] = (url, method) =>
    isRead(url, method) && countWrites(testConsole) > 0
  testConsole.server.fail({ match: isAfterWrite, fault: { kind: 'hang' } })
  await save()
  await expectClosed()
  await expect(page.getByText('Saved “Slow list, changed”')).toBeVisible()
})

test('two tabs that create the same package create it once', async ({
  page,
  context,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  const first = await startCreating(page, 'From two tabs')
  const second = await startCreating(await context.newPage(), 'From two tabs')
  testConsole.server.reset()
  testConsole.server.fail({ match: isWrite, fault: { kind: 'slow', milliseconds: 1000 } })
  await first.create.click()
  await second.create.click()
  await first.expectClosed()
  await second.expectClosed()
  expect(countWrites(testConsole)).toBe(1)
  const stored = await (await openPackagesApi(testConsole)).list()
  expect(stored.filter(({ name }) => name === 'From two tabs')).toHaveLength(1)
})

test('two tabs that save the same change at once write it once, and both say it is saved', async ({
  page,
  context,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  const first = await startEditing(page, testConsole, 'Shared')
  const second = openPackageEditor(await context.newPage())
  await second.open(first.id)
  await second.field('Name').fill(first.changed)
  testConsole.server.reset()
  testConsole.server.fail({ match: isWrite, fault: { kind: 'slow', milliseconds: 1000 } })
  await first.save()
  await second.save()
  await first.expectClosed()
  await second.expectClosed()
  expect(countWrites(testConsole)).toBe(1)
})

test('what the server refuses about a field stands on the field, which gets the focus', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  await signIn(page)
  const { field, form, save, expectClosed, api, id, changed } = await startEditing(
    page,
    testConsole,
    'Refused',
  )
  const error = { price: ['Too cheap for 1,250 coins'], name: ['This name is taken'] }
  testConsole.server.fail({
    match: isWrite,
    fault: answerJson(422, { status: false, message: 'The package was refused', error }),
    times: 1,
  })
  await save()
  await expect(field('Name')).toBeFocused()
  await expect(field('Name')).toHaveAccessibleDescription('This name is taken')
  await expect(field('Price')).toHaveAccessibleDescription('Too cheap for 1,250 coins')
  await expect(form.getByText('Not saved', { exact: true })).toHaveCount(0)
  await expect(field('Name')).toHaveValue(changed)
  await save()
  await expectClosed()
  expect(await api.find(id)).toMatchObject({ name: changed })
})

for (const { status, message } of [
  { status: 409, message: 'Another process is working on this package' },
  { status: 500, message: 'The database is resting' },
]) {
  test(`a ${status} is said in the server’s words, keeps everything, and is not sent again by itself`, async ({
    page,
    signIn,
    testConsole,
    complaints,
  }) => {
    complaints.allow(failedToLoad)
    await signIn(page)
    const { field, form, save, expectKept, expectClosed, api, id, changed } = await startEditing(
      page,
      testConsole,
      `Status ${status}`,
    )
    testConsole.server.fail({
      match: isWrite,
      fault: answerJson(status, { status: false, message }),
      times: 1,
    })
    await save()
    const alert = form.getByRole('alert').filter({ hasText: 'Not saved' })
    await expect(alert).toContainText(message)
    await expectKept()
    await expect(field('Name')).toHaveValue(changed)
    expect(countWrites(testConsole)).toBe(1)
    await save()
    await expectClosed()
    expect(await api.find(id)).toMatchObject({ name: changed })
  })
}

test('a server that never answers is given up in time, asked whether it saved, and what it says is passed on', async ({
  page,
  signIn,
  testConsole,
}) => {
  test.setTimeout(90_000)
  await signIn(page)
  const { field, form, save, expectClosed, api, id, changed } = await startEditing(
    page,
    testConsole,
    'Hanging',
  )
  testConsole.server.fail({ match: isWrite, fault: { kind: 'hang' }, times: 1 })
  await save()
  await expect(form.getByRole('alert').filter({ hasText: 'Not saved' })).toContainText(
    'did not answer PUT packages',
    { timeout: 40_000 },
  )
  await expect(form.getByRole('alert')).toContainText('asked again and does not have your changes')
  await expect(field('Name')).toHaveValue(changed)
  await save()
  await expectClosed()
  expect(await api.find(id)).toMatchObject({ name: changed })
})

test('a save whose answer was lost on the way is found on the server and not sent again', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  await signIn(page)
  const { create, expectClosed } = await startCreating(page, 'Arrived after all')
  testConsole.server.reset()
  await page.route('**/packages', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await create.click()
  await expectClosed()
  await expect(page.getByText('Created “Arrived after all”')).toBeVisible()
  const stored = await (await openPackagesApi(testConsole)).list()
  expect(stored.filter(({ name }) => name === 'Arrived after all')).toHaveLength(1)
})

test('saving offline says so and keeps everything; back online nothing is sent until somebody saves', async ({
  page,
  context,
  signIn,
  testConsole,
  goOffline,
}) => {
  await signIn(page)
  const { field, form, save, expectKept, expectClosed, api, id, changed } = await startEditing(
    page,
    testConsole,
    'Offline',
  )
  await goOffline()
  await save()
  const alert = form.getByRole('alert').filter({ hasText: 'Not saved' })
  await expect(alert).toContainText('You are offline, and nothing was sent')
  await expectKept()
  await context.setOffline(false)
  await expect(alert).toContainText('You are back online: save again when you are ready')
  await expect(page.getByText("You're back online")).toBeVisible()
  await expect(page.getByText("You're back online")).toHaveCount(0)
  expect(countWrites(testConsole)).toBe(0)
  await expect(field('Name')).toHaveValue(changed)
  await save()
  await expectClosed()
  expect(countWrites(testConsole)).toBe(1)
  expect(await api.find(id)).toMatchObject({ name: changed })
})

test('a session that ends in the middle asks for the password over the form, and the save goes on', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  await signIn(page)
  const { save, expectClosed, api, id, changed } = await startEditing(page, testConsole, 'Signed out')
  testConsole.server.fail({
    match: isRead,
    fault: answerJson(401, { status: false, message: 'Sign in first' }),
    times: 1,
  })
  await save()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Password').fill(staff.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expectClosed()
  expect(countWrites(testConsole)).toBe(1)
  expect(await api.find(id)).toMatchObject({ name: changed })
})

test('who rather leaves than signs in again finds the draft next time', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  await signIn(page)
  const { save, open, left, field, id, changed } = await startEditing(page, testConsole, 'Gone home')
  testConsole.server.fail({
    match: isRead,
    fault: answerJson(401, { status: false, message: 'Sign in first' }),
    times: 1,
  })
  await save()
  await page
    .getByRole('dialog', { name: 'Your session has ended' })
    .getByRole('button', { name: 'Leave this screen' })
    .click()
  await expect(page).toHaveURL(/\/signin/)
  await signInByForm(page)
  await open(id)
  await left.getByRole('button', { name: 'Restore' }).click()
  await expect(field('Name')).toHaveValue(changed)
  expect(countWrites(testConsole)).toBe(0)
})
