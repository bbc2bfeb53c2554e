import { expect } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import type { TestConsole } from '../src/console/start-test-console.ts'
import { openFrame } from '../src/frame.ts'
import { openPackagesApi } from '../src/package-editor.ts'
import { openPackageScreen } from '../src/package-screen.ts'
import { test } from '../src/test.ts'

const deletes = ({ server }: TestConsole) => server.requests.filter(({ method }) => method === 'DELETE')

// proves B19
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
  // As long as somebody points at it, it waits.
  await screen.toast('New Year resolution').hover()
  expect(deletes(testConsole)).toEqual([])
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => deletes(testConsole)).toMatchObject([{ status: 200 }])
  const next = await context.newPage()
  await next.goto('/packages/')
  await expect(next.getByRole('row').nth(1)).toBeVisible()
  await expect(openPackageScreen(next).row('New Year resolution')).toHaveCount(0)
  expect(deletes(testConsole)).toHaveLength(1)
})

test('signing out sends a delete that waits, in the name of who asked for it', async ({
  page,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  await page.goto('/packages/')
  const screen = openPackageScreen(page)
  await screen.remove('Last fortnight', { isPublished: true })
  await expect(screen.toast('Last fortnight')).toBeVisible()
  await openFrame(page).signOut()
  await page.waitForURL(/\/signin/)
  await expect.poll(() => deletes(testConsole)).toMatchObject([{ status: 200 }])
})

// proves B21
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

test('a toast leaves the buttons of a form free that is opened under it', async ({
  page,
  signIn,
  testConsole,
}) => {
  const { name } = await (await openPackagesApi(testConsole)).create('Titanium, under a form')
  await signIn(page)
  await page.goto('/packages/')
  const screen = openPackageScreen(page)
  await screen.remove(name)
  const toast = screen.toast(name)
  await expect(toast).toBeVisible()
  await page.getByRole('link', { name: 'Family plan', exact: true }).click()
  // As long as somebody points at it, it stays.
  await toast.hover()
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save changes' })
  await expect
    .poll(async () => {
      const [over, under] = await Promise.all([toast.boundingBox(), save.boundingBox()])
      return over !== null && under !== null && over.y + over.height <= under.y
    })
    .toBe(true)
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
    // As long as somebody points at it, it stays.
    await toast.hover()
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
