import { expect } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { answerJson, type FaultRule } from '../src/faults/fault.ts'
import { openPackageEditor, openPackagesApi } from '../src/package-editor.ts'
import {
  countPackageWrites,
  isPackageRead,
  isPackageWrite,
  startCreatingPackage,
  startEditingPackage,
} from '../src/package-saving.ts'
import { test } from '../src/test.ts'

test('pressing twice, Enter twice and Ctrl+S write once', async ({ page, signIn, testConsole }) => {
  await signIn(page)
  const { field, form, expectClosed, api, id, changed } = await startEditingPackage(page, testConsole, 'Once')
  testConsole.server.fail({ match: isPackageWrite, fault: { kind: 'slow', milliseconds: 4000 } })
  await field('Name').press('Enter')
  await field('Name').press('Enter')
  await page.keyboard.press('Control+s')
  await form.getByRole('button', { name: 'Save changes' }).dblclick()
  await expectClosed()
  expect(countPackageWrites(testConsole)).toBe(1)
  expect(await api.find(id)).toMatchObject({ name: changed })
})

test('the form closes once the save is answered, however long the list behind takes to be read again', async ({
  page,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  const { save, expectClosed } = await startEditingPackage(page, testConsole, 'Slow list')
  const isAfterWrite: FaultRule['match'] = (url, method) =>
    isPackageRead(url, method) && countPackageWrites(testConsole) > 0
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
  const first = await startCreatingPackage(page, 'From two tabs')
  const second = await startCreatingPackage(await context.newPage(), 'From two tabs')
  testConsole.server.reset()
  testConsole.server.fail({ match: isPackageWrite, fault: { kind: 'slow', milliseconds: 1000 } })
  await first.create.click()
  await second.create.click()
  await first.expectClosed()
  await second.expectClosed()
  expect(countPackageWrites(testConsole)).toBe(1)
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
  const first = await startEditingPackage(page, testConsole, 'Shared')
  const second = openPackageEditor(await context.newPage())
  await second.open(first.id)
  await second.field('Name').fill(first.changed)
  testConsole.server.reset()
  testConsole.server.fail({ match: isPackageWrite, fault: { kind: 'slow', milliseconds: 1000 } })
  await first.save()
  await second.save()
  await first.expectClosed()
  await second.expectClosed()
  expect(countPackageWrites(testConsole)).toBe(1)
})

test('what the server refuses about a field stands on the field, which gets the focus', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  await signIn(page)
  const { field, form, save, expectClosed, api, id, changed } = await startEditingPackage(
    page,
    testConsole,
    'Refused',
  )
  const error = { price: ['Too cheap for 1,250 coins'], name: ['This name is taken'] }
  testConsole.server.fail({
    match: isPackageWrite,
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
    const { field, form, save, expectKept, expectClosed, api, id, changed } = await startEditingPackage(
      page,
      testConsole,
      `Status ${status}`,
    )
    testConsole.server.fail({
      match: isPackageWrite,
      fault: answerJson(status, { status: false, message }),
      times: 1,
    })
    await save()
    const alert = form.getByRole('alert').filter({ hasText: 'Not saved' })
    await expect(alert).toContainText(message)
    await expectKept()
    await expect(field('Name')).toHaveValue(changed)
    expect(countPackageWrites(testConsole)).toBe(1)
    await save()
    await expectClosed()
    expect(await api.find(id)).toMatchObject({ name: changed })
  })
}
