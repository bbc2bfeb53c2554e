import { expect } from '@playwright/test'
import { faultComplaints } from '../src/complaints.ts'
import { answerHtml } from '../src/faults/fault.ts'
import { expectSection, sections } from '../src/sections.ts'
import { test } from '../src/test.ts'

const addresses = ['/no-such-screen', '/packages/no-such-screen', '/mocks/']

for (const address of addresses) {
  test(`${address} is answered by the not-found screen inside the console`, async ({ page, signIn }) => {
    await signIn(page)
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
    await main.getByRole('link', { name: 'Back to Dashboard' }).click()
    const [dashboard] = sections
    if (dashboard !== undefined) await expectSection(page, dashboard)
    await expect(page).toHaveURL('/')
  })
}

for (const address of ['/packages/%E0%A4', '/%FF/']) {
  test(`a redirect to ${address}, which is no text, ends in the router's own Not Found`, async ({
    page,
    signIn,
    complaints,
  }) => {
    // The document fetches the frame ahead, which this screen does without.
    complaints.allow(/could not be decoded/, /was preloaded using link preload but not used/)
    await signIn(page)
    await page.goto(`/signin?redirect=${encodeURIComponent(address)}`)
    await expect(page.getByRole('heading', { name: 'Not Found', exact: true })).toBeVisible()
    await expect(page).toHaveTitle('Not Found · IELTS console')
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page).toHaveURL('/')
  })
}

test.describe('While a part is down', () => {
  test.beforeEach(async ({ page, signIn, testConsole, complaints }) => {
    complaints.allow(...faultComplaints)
    testConsole.server.fail({
      match: ({ pathname }) => pathname.startsWith('/remotes/commerce/'),
      fault: answerHtml(503),
    })
    await signIn(page)
  })

  test('a path of a part that is down is no 404: the screen says what is down, and has its 404 once it is back', async ({
    page,
    testConsole,
  }) => {
    await page.goto('/packages/no-such-screen')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Commerce is not available' })).toBeVisible()
    await expect(main.getByText('404')).toHaveCount(0)
    testConsole.server.lift()
    await main.getByRole('button', { name: 'Retry' }).click()
    await expect(main.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  })

  test('a part of which nothing at all came is there with one Retry', async ({ page, testConsole }) => {
    await page.goto('/packages/')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Commerce is not available' })).toBeVisible()
    testConsole.server.lift()
    await main.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })
})
