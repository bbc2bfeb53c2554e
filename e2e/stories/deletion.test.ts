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
  const { name } = await (await openPackagesApi(testConsole)).create(
    `Titanium ${test.info().repeatEachIndex}, undone`,
  )
  await signIn(page)
  await page.goto('/packages/')
  const screen = openPackageScreen(page)
  await screen.remove(name)
  await expect(screen.row(name)).toHaveCount(0)
  await screen.toast(name).getByRole('button', { name: 'Undo' }).click()
  await expect(screen.row(name)).toBeVisible()
  // Going away sends what waits; an undone delete does not.
  await page.reload()
  await expect(screen.row(name)).toBeVisible()
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
  const { name } = await (await openPackagesApi(testConsole)).create('Titanium, left')
  await signIn(page)
  await page.goto('/packages/')
  const screen = openPackageScreen(page)
  await screen.remove(name)
  await expect(screen.toast(name)).toBeVisible()
  await page.getByRole('link', { name: 'Coupons' }).click()
  await expect(page.getByText(`Deleted “${name}”`)).toBeVisible()
  await expect(screen.toast(name)).toHaveCount(0)
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

test('signing out in another tab sends a delete that waits in this one', async ({
  page,
  context,
  signIn,
  testConsole,
}) => {
  const { name } = await (await openPackagesApi(testConsole)).create('Titanium, signed out')
  await signIn(page)
  await page.goto('/packages/')
  const screen = openPackageScreen(page)
  const other = await context.newPage()
  await other.goto('/packages/')
  await screen.remove(name)
  await expect(screen.toast(name)).toBeVisible()
  await openFrame(other).signOut()
  await page.waitForURL(/\/signin/)
  await expect.poll(() => deletes(testConsole)).toMatchObject([{ status: 200 }])
})

test('without the code of the toast area nothing is deleted before a question is answered', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad, /^warning: The resource \S+\/toasts\.\S+ was preloaded/)
  const { name } = await (await openPackagesApi(testConsole)).create('Titanium, asked')
  await signIn(page)
  await page.route(/\/toasts\.js/, (route) => route.abort())
  await page.goto('/packages/')
  const screen = openPackageScreen(page)
  const questions: string[] = []
  let answer = false
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    return answer ? dialog.accept() : dialog.dismiss()
  })
  await screen.remove(name)
  await expect.poll(() => questions).toEqual([expect.stringContaining(`Delete “${name}” for good?`)])
  await expect(screen.row(name)).toBeVisible()
  expect(deletes(testConsole)).toEqual([])
  answer = true
  await screen.remove(name)
  await expect(screen.row(name)).toHaveCount(0)
  await expect.poll(() => deletes(testConsole)).toMatchObject([{ status: 200 }])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a toast stands under what can be done with the selection, not over it', async ({
    page,
    signIn,
    testConsole,
  }) => {
    const { name } = await (await openPackagesApi(testConsole)).create('Titanium, on a phone')
    await signIn(page)
    await page.goto('/packages/')
    const screen = openPackageScreen(page)
    await page.getByRole('checkbox', { name: 'Select Family plan' }).check()
    const bar = page.getByRole('region', { name: 'Selection' })
    await expect(bar).toBeVisible()
    await screen.remove(name)
    const toast = screen.toast(name)
    await expect
      .poll(async () => {
        const [over, under] = await Promise.all([bar.boundingBox(), toast.boundingBox()])
        return over !== null && under !== null && over.y + over.height <= under.y
      })
      .toBe(true)
    await bar.getByRole('button', { name: 'Clear' }).click()
    await expect(bar).toHaveCount(0)
  })
})
