import { expect, type Locator } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import type { TestConsole } from '../src/console/start-test-console.ts'
import { phone } from '../src/frame.ts'
import { openPackagesApi } from '../src/package-editor.ts'
import { openPackageScreen } from '../src/package-screen.ts'
import { test } from '../src/test.ts'

const deletes = ({ server }: TestConsole) => server.requests.filter(({ method }) => method === 'DELETE')

// proves B19
test('closing the tab while a delete can still be undone sends it once', async ({
  page,
  context,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  await page.goto('/packages/')
  const screen = openPackageScreen(page)
  await screen.remove('New Year resolution')
  // Waits while the pointer is over it.
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

// proves B21
test('a delete asks for confirmation while the toasts that offer Undo cannot be loaded', async ({
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

test('a toast covers neither the buttons of a form nor, on a phone, the actions of the selection', async ({
  page,
  signIn,
  testConsole,
}) => {
  const api = await openPackagesApi(testConsole)
  const [first, second] = [await api.create('Titanium, wide'), await api.create('Titanium, narrow')]
  await signIn(page)
  await page.goto('/packages/')
  const screen = openPackageScreen(page)
  await screen.remove(first.name)
  await expect(screen.toast(first.name)).toBeVisible()
  await page.getByRole('link', { name: 'Family plan', exact: true }).click()
  // Stays while the pointer is over it.
  await screen.toast(first.name).hover()
  const form = page.getByRole('dialog')
  await expectAbove(screen.toast(first.name), form.getByRole('button', { name: 'Save changes' }))

  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.setViewportSize(phone)
  await page.getByRole('checkbox', { name: 'Select Family plan' }).check()
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect(bar).toBeVisible()
  await screen.remove(second.name)
  await screen.toast(second.name).hover()
  await expectAbove(bar, screen.toast(second.name))
})

async function expectAbove(upper: Locator, lower: Locator) {
  await expect
    .poll(async () => {
      const [over, under] = await Promise.all([upper.boundingBox(), lower.boundingBox()])
      return over !== null && under !== null && over.y + over.height <= under.y
    })
    .toBe(true)
}
