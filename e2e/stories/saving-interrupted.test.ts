import { expect } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { signInByForm, staff } from '../src/console/sign-in.ts'
import type { TestConsole } from '../src/console/start-test-console.ts'
import { answerJson } from '../src/faults/fault.ts'
import { openFrame } from '../src/frame.ts'
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

// proves B16
test('a server that never answers is given up in time, asked whether it saved, and what it says is passed on', async ({
  page,
  signIn,
  testConsole,
}) => {
  test.setTimeout(180_000)
  await signIn(page)
  const { field, form, save, expectClosed, api, id, changed } = await startEditingPackage(
    page,
    testConsole,
    'Hanging',
  )
  testConsole.server.fail({ match: isPackageWrite, fault: { kind: 'hang' }, times: 1 })
  await save()
  await expect(form.getByRole('alert').filter({ hasText: 'Not saved' })).toContainText(
    'did not answer in time',
    { timeout: 40_000 },
  )
  await expect(form.getByRole('alert')).toContainText('asked again and does not have your changes')
  await expect(field('Name')).toHaveValue(changed)
  await save()
  await expectClosed()
  expect(await api.find(id)).toMatchObject({ name: changed })
})

// proves T37
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
  await expect(form.getByRole('alert').filter({ hasText: 'May not have been saved' })).toBeVisible()
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

// proves B14
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
  await expectKept()
  await goOffline()
  await save()
  const alert = form.getByRole('alert').filter({ hasText: 'Not saved' })
  await expect(alert).toContainText('You are offline, and nothing was sent')
  await expectKept()
  await context.setOffline(false)
  await expect(alert).toContainText('You are back online: save again when you are ready')
  // The news of being back is gone again: nothing follows from it.
  await expect(page.getByText("You're back online")).toHaveCount(0)
  expect(countPackageWrites(testConsole)).toBe(0)
  await expect(field('Name')).toHaveValue(changed)
  await save()
  await expectClosed()
  expect(countPackageWrites(testConsole)).toBe(1)
  expect(await api.find(id)).toMatchObject({ name: changed })
})

// proves 2.4, B7, B13
test('who rather leaves than signs in again is led back by the next sign-in, and finds the draft', async ({
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
  await expect(page).toHaveURL(/\/signin\?redirect=%2Fpackages%2F/)
  const readStorage = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  await expect.poll(readStorage).not.toContain(staff.identifier)
  await signInByForm(page)
  await expect(openFrame(page).heading('Packages')).toBeVisible()
  await open(id)
  await left.getByRole('button', { name: 'Restore' }).click()
  await expect(field('Name')).toHaveValue(changed)
  expect(countPackageWrites(testConsole)).toBe(0)
})
