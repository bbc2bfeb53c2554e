import { expect } from '@playwright/test'
import { openPackageEditor, openPackagesApi } from '../src/package-editor.ts'
import {
  countPackageWrites,
  isPackageWrite,
  startCreatingPackage,
  startEditingPackage,
} from '../src/package-saving.ts'
import { test } from '../src/test.ts'

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
