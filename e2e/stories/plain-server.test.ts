import { expect } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { submitSignIn } from '../src/console/sign-in.ts'
import { apiPathPrefix } from '../src/console/start-test-console.ts'
import { openFrame } from '../src/frame.ts'
import { openPackageScreen } from '../src/package-screen.ts'
import { expectSection, sections } from '../src/sections.ts'
import { test } from '../src/test.ts'

// proves B79
test('on a server of the specification alone staff sign in, create a package once, delete it and sign out, are offered no devices, and make no call twice that it does not have', async ({
  page,
  complaints,
  startConsole,
}) => {
  complaints.allow(failedToLoad)
  const { url, server } = await startConsole(
    'memory',
    {},
    {
      answers: {
        ...{ writes: 'count', failures: 'message', blanks: 'null', odd: true },
        permissions: ['dashboard.view', 'billing.read'],
      },
    },
  )
  await page.goto(`${url}/packages/`)
  await submitSignIn(page, { identifier: 'staff@example.com', password: 'not-the-password' })
  await expect(page.getByRole('alert')).toContainText(
    'The email or phone number and the password do not match',
  )
  await submitSignIn(page)

  const screen = openPackageScreen(page)
  await screen.create({ name: 'Plain bundle', coins: '1250', gems: '30', price: '19.90' })
  await expect(screen.row('Plain bundle')).toContainText('19.90')
  await expect(page.getByText('Created “Plain bundle”')).toBeVisible()
  await screen.remove('Plain bundle')
  await expect(screen.toast('Plain bundle')).toBeVisible()
  // Leaving the list ends the time for Undo.
  await page.getByRole('link', { name: 'Coupons', exact: true }).click()
  await expect(page.getByText('Deleted “Plain bundle”')).toBeVisible()
  await page.goto(`${url}/packages/`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(screen.row('Plain bundle')).toHaveCount(0)
  const posts = server.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/packages'))
  expect(posts).toHaveLength(1)

  const find = (end: string) => server.requests.filter(({ path }) => path.endsWith(end))
  const menu = await openFrame(page).openAccountMenu()
  await expect.poll(() => find('/sessions')).toMatchObject([{ status: 404 }])
  await expect(menu.getByRole('menuitem', { name: 'Drafts' })).toBeVisible()
  await expect(menu.getByRole('menuitem', { name: 'Signed-in devices' })).toHaveCount(0)
  await menu.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await expect.poll(() => find('/logout')).toMatchObject([{ status: 404 }])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await submitSignIn(page)
  for (const section of sections) {
    await page.goto(`${url}${section.path}`)
    await expectSection(page, section)
    await openFrame(page).openAccountMenu()
  }
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  const unnamed = server.requests
    .filter(({ status, path }) => status === 404 && path.startsWith(apiPathPrefix))
    .map(({ method, path }) => `${method} ${path.slice(apiPathPrefix.length + 1).replace(/\d+/, '{id}')}`)
  // Each is a red line in the browser's console.
  expect(unnamed.toSorted()).toEqual(['GET packages/{id}', 'GET sessions', 'POST logout'])
})
