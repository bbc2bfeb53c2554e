import { expect } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { signInByForm, staff } from '../src/console/sign-in.ts'
import type { TestConsole } from '../src/console/start-test-console.ts'
import { answerJson } from '../src/faults/fault.ts'
import { openPackagesApi } from '../src/package-editor.ts'
import {
  countPackageWrites,
  isPackageRead,
  isPackageWrite,
  startCreatingPackage,
  startEditingPackage,
} from '../src/package-saving.ts'
import { test } from '../src/test.ts'

/** The next read of a package is refused: the session is over. */
const endSession = ({ server }: TestConsole) =>
  server.fail({
    match: isPackageRead,
    fault: answerJson(401, { status: false, message: 'Sign in first' }),
    times: 1,
  })

test('a server that never answers is given up in time, asked whether it saved, and what it says is passed on', async ({
  page,
  signIn,
  testConsole,
}) => {
  test.setTimeout(90_000)
  await signIn(page)
  const { field, form, save, expectClosed, api, id, changed } = await startEditingPackage(
    page,
    testConsole,
    'Hanging',
  )
  testConsole.server.fail({ match: isPackageWrite, fault: { kind: 'hang' }, times: 1 })
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
  const { create, expectClosed } = await startCreatingPackage(page, 'Arrived after all')
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

test('a package whose answer was lost before a reload is not made twice when its draft is saved', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  await signIn(page)
  const { create, form, expectKept, expectClosed, left } = await startCreatingPackage(
    page,
    'Made before the reload',
  )
  await expectKept()
  testConsole.server.reset()
  let isLost = false
  await page.route('**/packages', async (route) => {
    // The write arrives, and nobody can be asked what became of it.
    if (route.request().method() === 'POST' && !isLost) {
      isLost = true
      await route.fetch()
      return route.abort('connectionreset')
    }
    return isLost ? route.abort('connectionreset') : route.fallback()
  })
  await create.click()
  await expect(form.getByRole('alert').filter({ hasText: 'Perhaps not saved' })).toBeVisible()
  await page.unroute('**/packages')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await left.getByRole('button', { name: 'Restore' }).click()
  await create.click()
  await expectClosed()
  expect(countPackageWrites(testConsole)).toBe(2)
  const stored = await (await openPackagesApi(testConsole)).list()
  expect(stored.filter(({ name }) => name === 'Made before the reload')).toHaveLength(1)
})

test('saving offline says so and keeps everything; back online nothing is sent until somebody saves', async ({
  page,
  context,
  signIn,
  testConsole,
  goOffline,
}) => {
  await signIn(page)
  const { field, form, save, expectKept, expectClosed, api, id, changed } = await startEditingPackage(
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
  expect(countPackageWrites(testConsole)).toBe(0)
  await expect(field('Name')).toHaveValue(changed)
  await save()
  await expectClosed()
  expect(countPackageWrites(testConsole)).toBe(1)
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
  const { save, expectClosed, api, id, changed } = await startEditingPackage(page, testConsole, 'Signed out')
  endSession(testConsole)
  await save()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Password').fill(staff.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expectClosed()
  expect(countPackageWrites(testConsole)).toBe(1)
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
  const { save, open, left, field, id, changed } = await startEditingPackage(page, testConsole, 'Gone home')
  endSession(testConsole)
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
  expect(countPackageWrites(testConsole)).toBe(0)
})
