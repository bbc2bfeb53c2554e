import { expect } from '@playwright/test'
import { failedToLoad, routeError } from '../src/complaints.ts'
import { editor, seller, signIn, signInByForm } from '../src/console/sign-in.ts'
import { openFrame } from '../src/frame.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { test } from '../src/test.ts'

// proves T34
test('somebody who sells sees what they may open; an address that they may not says what is lacking and what is not, and asks the API for nothing', async ({
  page,
  testConsole,
}) => {
  await page.goto('/signin?redirect=%2Fgrammar%2F')
  await signInByForm(page, seller)
  const { heading, openPalette, query, options, goTo } = openFrame(page)
  await expect(heading('Your account may not open “Grammar & essays”')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('Ask an administrator for the permission articles.manage.')
  await expect(main).toContainText('You are signed in as Priya Nair (seller@example.com).')
  await expect(page).toHaveURL('/grammar/')
  await expect(page).toHaveTitle('Grammar & essays · IELTS console')
  expect(testConsole.server.requests.filter(({ path }) => /grammar|essay/.test(path))).toEqual([
    // The document itself has the address in its search alone.
  ])
  await main.getByRole('link', { name: 'Dashboard' }).click()
  await expect(heading('Dashboard')).toBeVisible()

  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link')).toHaveText(['Dashboard', 'Packages', 'Coupons'])
  await goTo('r')
  await goTo('c')
  await expect(heading('Coupons')).toBeVisible()
  await openPalette()
  await query.fill('mocks')
  await expect(options).toHaveCount(0)
  await query.fill('coupon')
  await expect(options.first()).toBeVisible()
})

test('an account that may not see the figures begins with its first section, and what one person could open is closed to the next without a reload', async ({
  page,
}) => {
  await page.goto('/signin')
  await signInByForm(page, editor)
  const { heading, signOut } = openFrame(page)
  await expect(heading('Grammar & essays')).toBeVisible()
  await expect(page).toHaveURL('/grammar/')
  await markPage(page)
  await signOut()
  await signInByForm(page, seller)
  await expect(heading('Your account may not open “Grammar & essays”')).toBeVisible()
  await signOut()
  await signInByForm(page, editor)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectMarkKept(page)

  await page.goto('/')
  await expect(heading('Your account may not open “Dashboard”')).toBeVisible()
  await page.getByRole('link', { name: 'IELTS console' }).click()
  await expect(heading('Grammar & essays')).toBeVisible()
})

// proves T41
test('a refusal of the API is told in its own words, with the id under which its log has it', async ({
  page,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad, routeError)
  // As the session was kept by a console that did not store permissions yet.
  await signIn(page, testConsole.url, editor)
  const refused = page.waitForResponse(
    (response) => response.url().endsWith('/admin/coupons') && response.status() === 403,
  )
  await page.goto('/coupons/')
  const requestId = (await refused).headers()['x-request-id'] ?? ''
  const card = page.getByRole('main').getByRole('alert')
  await expect(card).toContainText('Your account may not')
  await expect(card).toContainText('Ask an administrator for the permission coupons.manage.')
  expect(requestId).not.toBe('')
  await expect(card).toContainText(requestId)
})
