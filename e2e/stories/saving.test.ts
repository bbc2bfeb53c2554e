import { expect } from '@playwright/test'
import { meterRequests } from '../src/hold-requests.ts'
import { openPackageEditor, openPackagesApi } from '../src/package-editor.ts'
import {
  countPackageWrites,
  isPackageWrite,
  startCreatingPackage,
  startEditingPackage,
} from '../src/package-saving.ts'
import { test } from '../src/test.ts'

// proves B15
test('two tabs that create the same package create it once', async ({
  page,
  context,
  signIn,
  testConsole,
}) => {
  const writes = await meterRequests(context, isPackageWrite)
  await signIn(page)
  const first = await startCreatingPackage(page, 'From two tabs')
  const second = await startCreatingPackage(await context.newPage(), 'From two tabs')
  testConsole.server.reset()
  await first.create.click()
  await second.create.click()
  writes.letThrough(2)
  await first.expectClosed()
  await second.expectClosed()
  expect(countPackageWrites(testConsole)).toBe(1)
  const stored = await (await openPackagesApi(testConsole)).list()
  expect(stored.filter(({ name }) => name === 'From two tabs')).toHaveLength(1)
})

// proves B11
test('two tabs that save the same change at once write it once, and both say it is saved', async ({
  page,
  context,
  signIn,
  testConsole,
}) => {
  const writes = await meterRequests(context, isPackageWrite)
  await signIn(page)
  const first = await startEditingPackage(page, testConsole, 'Shared')
  const second = openPackageEditor(await context.newPage())
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
