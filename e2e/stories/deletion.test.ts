import { expect } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import type { TestConsole } from '../src/console/start-test-console.ts'
import { answerJson } from '../src/faults/fault.ts'
import { openFrame } from '../src/frame.ts'
import { openPackageEditor, openPackagesApi } from '../src/package-editor.ts'
import { openPackageScreen } from '../src/package-screen.ts'
import { test } from '../src/test.ts'

const isDelete = ({ pathname }: URL, method: string) => pathname.includes('/packages/') && method === 'DELETE'

const deletes = ({ server }: TestConsole) => server.requests.filter(({ method }) => method === 'DELETE')

test('undo puts a deleted package back, and the server never hears of it', async ({
  page,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  await page.goto('/packages/')
  const screen = openPackageScreen(page)
  await screen.remove('Family plan')
  await expect(screen.row('Family plan')).toHaveCount(0)
  await screen.toast('Family plan').getByRole('button', { name: 'Undo' }).click()
  await expect(screen.row('Family plan')).toBeVisible()
  // Going away sends what waits; an undone delete does not.
  await page.reload()
  await expect(screen.row('Family plan')).toBeVisible()
  expect(deletes(testConsole)).toEqual([])
})

test('undo after deleting from the form brings the unsaved changes back as well', async ({
  page,
  signIn,
  testConsole,
}) => {
  const { id, name } = await (await openPackagesApi(testConsole)).create('Platinum, deleted by mistake')
  await signIn(page)
  const screen = openPackageScreen(page)
  const editor = openPackageEditor(page)
  await editor.open(id)
  await editor.field('Coins').fill('4321')
  await editor.form.getByRole('button', { name: 'Delete' }).click()
  await screen.toast(name).getByRole('button', { name: 'Undo' }).click()
  await editor.open(id)
  await editor.left.getByRole('button', { name: 'Restore' }).click()
  await expect(editor.field('Coins')).toHaveValue('4321')
})

test('a delete that nobody undoes is reported only once the server has done it', async ({
  page,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  await page.goto('/packages/')
  const screen = openPackageScreen(page)
  testConsole.server.fail({ match: isDelete, fault: { kind: 'slow', milliseconds: 1500 } })
  await screen.remove('Summer sprint')
  await expect(screen.toast('Summer sprint')).toBeVisible()
  expect(deletes(testConsole)).toEqual([])
  await expect.poll(() => deletes(testConsole)).toMatchObject([{ status: null }])
  const done = page.getByText('Deleted “Summer sprint”')
  await expect(done).toHaveCount(0)
  await expect(screen.row('Summer sprint')).toHaveCount(0)
  await expect(done).toBeVisible()
  expect(deletes(testConsole)).toMatchObject([{ status: 200 }])
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(screen.row('Summer sprint')).toHaveCount(0)
})

test('closing the tab while a delete waits sends it, once', async ({
  page,
  context,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  await page.goto('/packages/')
  const screen = openPackageScreen(page)
  await screen.remove('New Year resolution')
  await expect(screen.toast('New Year resolution')).toBeVisible()
  expect(deletes(testConsole)).toEqual([])
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => deletes(testConsole)).toMatchObject([{ status: 200 }])
  const next = await context.newPage()
  await next.goto('/packages/')
  await expect(next.getByRole('row').nth(1)).toBeVisible()
  await expect(openPackageScreen(next).row('New Year resolution')).toHaveCount(0)
  expect(deletes(testConsole)).toHaveLength(1)
})

test('leaving the list sends a delete that waits', async ({ page, signIn, testConsole }) => {
  await signIn(page)
  await page.goto('/packages/')
  const screen = openPackageScreen(page)
  await screen.remove('Mock test month')
  await expect(screen.toast('Mock test month')).toBeVisible()
  await page.getByRole('link', { name: 'Coupons' }).click()
  await expect(page.getByText('Deleted “Mock test month”')).toBeVisible()
  await expect(screen.toast('Mock test month')).toHaveCount(0)
  expect(deletes(testConsole)).toMatchObject([{ status: 200 }])
})

test('signing out sends a delete that waits, in the name of who asked for it', async ({
  page,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  await page.goto('/packages/')
  const screen = openPackageScreen(page)
  await screen.remove('Last fortnight')
  await expect(screen.toast('Last fortnight')).toBeVisible()
  await openFrame(page).signOut()
  await page.waitForURL(/\/signin/)
  await expect.poll(() => deletes(testConsole)).toMatchObject([{ status: 200 }])
})

test('a delete that the server refuses puts the row back and says why', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  await signIn(page)
  await page.goto('/packages/')
  const screen = openPackageScreen(page)
  const message = 'Learners still own this package'
  testConsole.server.fail({ match: isDelete, fault: answerJson(409, { status: false, message }) })
  await screen.remove('Classroom of 25')
  await expect(screen.row('Classroom of 25')).toHaveCount(0)
  const refusal = page.getByRole('listitem').filter({ hasText: '“Classroom of 25” was not deleted' })
  await expect(refusal).toContainText(message)
  await expect(screen.row('Classroom of 25')).toBeVisible()
})
