import { expect } from '@playwright/test'
import { editor, seller, signInByForm } from '../src/console/sign-in.ts'
import { openFrame } from '../src/frame.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { test } from '../src/test.ts'

// proves T34
test('an account sees the sections it may open, is told which permission another one needs, and leaves nothing behind for the next person to sign in', {
  tag: '@gate',
}, async ({ page, testConsole }) => {
  await page.goto('/signin?redirect=%2Fgrammar%2F')
  await signInByForm(page, seller)
  const { heading, openPalette, query, options, goTo, signOut } = openFrame(page)
  await expect(heading('You don’t have access to “Grammar & essays”')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('Ask an administrator for the permission articles.manage.')
  await expect(main).toContainText('You are signed in as Priya Nair (seller@example.com).')
  await expect(page).toHaveURL('/grammar/')
  await expect(page).toHaveTitle('Grammar & essays · IELTS console')
  expect(testConsole.server.requests.filter(({ path }) => /grammar|essay/.test(path))).toEqual([
    // The document's request has the address in its query only.
  ])
  await main.getByRole('link', { name: 'Dashboard' }).click()
  await expect(heading('Dashboard')).toBeVisible()

  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link')).toHaveText(['Dashboard', 'Packages', 'Coupons'])
  await goTo('r')
  await goTo('c')
  await expect(heading('Coupons')).toBeVisible()
  await openPalette()
  await query.fill('listening')
  await expect(options).toHaveCount(0)
  await query.fill('coupon')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const countReads = () =>
    testConsole.server.requests.filter(
      ({ method, path }) => method === 'GET' && path.endsWith('/admin/coupons'),
    ).length
  await markPage(page)
  await signOut()
  await signInByForm(page, editor)
  await expect(heading('You don’t have access to “Coupons”')).toBeVisible()
  await signOut()
  const before = countReads()
  await signInByForm(page, seller)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectMarkKept(page)
  expect(countReads()).toBe(before + 1)
})
