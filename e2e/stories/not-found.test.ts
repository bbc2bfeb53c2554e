import { expect } from '@playwright/test'
import { faultComplaints } from '../src/complaints.ts'
import { answerHtml } from '../src/faults/fault.ts'
import { openFrame } from '../src/frame.ts'
import { test } from '../src/test.ts'

/** Outside any remote, below a remote without such a screen, and between a remote's screens. */
const addresses = ['/no-such-screen', '/packages/no-such-screen', '/mocks/']

// proves 2.7, 2.11, 6.4
test('an address that leads nowhere shows the not-found screen, whose links all lead to the dashboard', {
  tag: '@gate',
}, async ({ page, signIn }) => {
  await signIn(page)
  for (const address of addresses) {
    await page.goto(address)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await expect(main.getByText('404')).toBeVisible()
    await expect(
      main.getByText(
        "The admin page you're looking for doesn't exist or you may not have the necessary permissions.",
      ),
    ).toBeVisible()
    await expect(main.getByText('Quick access to main sections:')).toBeVisible()
    for (const tile of ['Dashboard', 'Users', 'Settings', 'Reports']) {
      await expect(main.getByRole('link', { name: tile, exact: true })).toHaveAttribute('href', '/')
    }
  }
  await page.getByRole('main').getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(openFrame(page).heading('Dashboard')).toBeVisible()
  await expect(page).toHaveURL('/')
})

// proves 2.7, 8.7
test("a redirect to an address that cannot be decoded ends in the router's own Not Found", {
  tag: '@gate',
}, async ({ page, signIn, complaints }) => {
  complaints.allow(/could not be decoded/)
  await signIn(page)
  for (const address of ['/packages/%E0%A4', '/%FF/']) {
    await page.goto(`/signin?redirect=${encodeURIComponent(address)}`)
    await expect(page.getByRole('heading', { name: 'Not Found', exact: true })).toBeVisible()
    await expect(page).toHaveTitle('Not Found · IELTS console')
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page).toHaveURL('/')
  }
})

// proves 2.12
test('an unknown path of a section that is down says so, and is not found once Retry has loaded the section', {
  tag: '@gate',
}, async ({ page, signIn, testConsole, complaints }) => {
  complaints.allow(...faultComplaints)
  testConsole.server.fail({
    match: ({ pathname }) => pathname.startsWith('/remotes/commerce/'),
    fault: answerHtml(503),
  })
  await signIn(page)
  await page.goto('/packages/no-such-screen')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '“Packages” is not available' })).toBeVisible()
  // Exactly, since a version may hold these digits.
  await expect(main.getByText('404', { exact: true })).toHaveCount(0)
  testConsole.server.lift()
  await main.getByRole('button', { name: 'Retry' }).click()
  await expect(main.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packages' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})
