import { expect, type Page } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { meterRequests } from '../src/hold-requests.ts'
import { openPackageEditor, openPackagesApi } from '../src/package-editor.ts'
import {
  countPackageWrites,
  isPackageWrite,
  startCreatingPackage,
  startEditingPackage,
} from '../src/package-saving.ts'
import { test } from '../src/test.ts'

// proves B11, B15
test('two tabs that save the same new package, or the same change, at once write it once, and both say it is saved', async ({
  page,
  context,
  signIn,
  testConsole,
}) => {
  const writes = await meterRequests(context, isPackageWrite)
  await signIn(page)
  const other = await context.newPage()
  const [created, same] = [
    await startCreatingPackage(page, 'From two tabs'),
    await startCreatingPackage(other, 'From two tabs'),
  ]
  testConsole.server.reset()
  await created.create.click()
  await same.create.click()
  writes.letThrough(2)
  await created.expectClosed()
  await same.expectClosed()
  expect(countPackageWrites(testConsole)).toBe(1)
  const stored = await (await openPackagesApi(testConsole)).list()
  expect(stored.filter(({ name }) => name === 'From two tabs')).toHaveLength(1)

  writes.hold()
  const first = await startEditingPackage(page, testConsole, 'Shared')
  const second = openPackageEditor(other)
  await second.open(first.id)
  await second.field('Name').fill(first.changed)
  testConsole.server.reset()
  await first.save()
  await second.save()
  writes.letThrough(2)
  await first.expectClosed()
  await second.expectClosed()
  expect(countPackageWrites(testConsole)).toBe(1)
})

/** Request timeouts use the page's clock, like its timers. */
const timeOutByClock = (page: Page) =>
  page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })

// proves B16
test('a server that never answers a save is given up, asked whether it saved, and its answer is shown', {
  tag: '@gate',
}, async ({ page, signIn, testConsole }) => {
  await page.clock.install()
  await timeOutByClock(page)
  await signIn(page)
  const { field, form, save, expectClosed, api, id, changed } = await startEditingPackage(
    page,
    testConsole,
    'Hanging',
  )
  testConsole.server.fail({ match: isPackageWrite, fault: { kind: 'hang' }, times: 1 })
  await save()
  await expect.poll(() => countPackageWrites(testConsole)).toBe(1)
  await page.clock.fastForward('00:31')
  const alert = form.getByRole('alert').filter({ hasText: 'Not saved' })
  await expect(alert).toContainText('did not answer in time')
  await expect(alert).toContainText('the server does not have your changes')
  await expect(field('Name')).toHaveValue(changed)
  await save()
  await expectClosed()
  expect(await api.find(id)).toMatchObject({ name: changed })
})

// proves T37
test('a package whose answer was lost before a reload is created once when its draft is saved', async ({
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
    // The write arrives, but its response is lost and cannot be asked for again.
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
test('saving offline says so and keeps everything, and back online nothing is sent until somebody saves', {
  tag: '@gate',
}, async ({ page, context, signIn, testConsole, goOffline }) => {
  await page.clock.install()
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
  // The notice of being back has gone, without consequences.
  await page.clock.fastForward('00:04')
  await expect(page.getByText("You're back online")).toHaveCount(0)
  expect(countPackageWrites(testConsole)).toBe(0)
  await expect(field('Name')).toHaveValue(changed)
  await save()
  await expectClosed()
  expect(countPackageWrites(testConsole)).toBe(1)
  expect(await api.find(id)).toMatchObject({ name: changed })
})
