import { expect } from '@playwright/test'
import { failedToLoad, routeError } from '../src/complaints.ts'
import { staff } from '../src/console/sign-in.ts'
import { answerJson } from '../src/faults/fault.ts'
import { openFrame } from '../src/frame.ts'
import { noticeArea } from '../src/notice-area.ts'
import { readClipboard } from '../src/read-clipboard.ts'
import { tabTo } from '../src/tab-to.ts'
import { test } from '../src/test.ts'

// proves 1.3, B8
test('a whole day at the console needs no pointer', {
  tag: '@gate',
}, async ({ page, context, testConsole, complaints }) => {
  complaints.allow(failedToLoad, routeError)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => {
      document.documentElement.dataset['pointer'] = 'used'
    }),
  )
  const { heading, palette, openPalette, goTo } = openFrame(page)

  await page.goto('/signin')
  await expect(page.getByLabel('Email or phone')).toBeFocused()
  await page.keyboard.type(staff.identifier)
  await page.keyboard.press('Tab')
  await page.keyboard.type(staff.password)
  await page.keyboard.press('Enter')
  await expect(heading('Dashboard')).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: 'Packages', exact: true }))
  await page.keyboard.press('Enter')
  await expect(heading('Packages')).toBeFocused()
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  await openPalette()
  await page.keyboard.type('coupons')
  await page.keyboard.press('Enter')
  await expect(palette).toHaveCount(0)
  await expect(heading('Coupons')).toBeFocused()

  await goTo('p')
  await expect(heading('Packages')).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'New package', exact: true }))
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'New package' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')

  await openPalette()
  await page.keyboard.type('about')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Copy for a report', exact: true }))
  await page.keyboard.press('Enter')
  await expect.poll(() => readClipboard(page)).toContain('Environment: Development')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'About this console' })).toHaveCount(0)

  await openPalette()
  await page.keyboard.type('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  // Before the dashboard, which reads the list for what needs a hand.
  testConsole.server.fail({
    match: ({ pathname }) => pathname.endsWith('/admin/coupons'),
    fault: answerJson(409, { status: false, message: 'Not now', error: null }),
  })
  await page.goto('/no-such-screen')
  await tabTo(page, page.getByRole('link', { name: 'Back to Dashboard', exact: true }))
  await page.keyboard.press('Enter')
  await expect(heading('Dashboard')).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: 'Coupons', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Show Details', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Details' })).toBeVisible()
  // The notice stays for two seconds, and a slow machine may need a second try.
  await expect(async () => {
    await tabTo(page, page.getByRole('button', { name: /^(Copy Error Details|Copied!)$/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Copied to clipboard').first()).toBeVisible()
    await page.keyboard.press('Alt+t')
    const notices = noticeArea(page).getByRole('list')
    await expect(notices).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Escape')
  testConsole.server.lift()
  await tabTo(page, page.getByRole('button', { name: 'Retry', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: /^Account/ }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-pointer')
})
