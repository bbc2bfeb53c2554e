import { expect } from '@playwright/test'
import { seller, signInByForm } from '../console/sign-in.ts'
import { answerHtml, answerJson } from '../faults/fault.ts'
import { openFrame } from '../frame.ts'
import { fail, openHeading, type View } from '../view.ts'

/** The frame, what it asks and what it says when something fails. */
export const frameViews = {
  'The sign-in screen': async ({ page }) => {
    await page.goto('/signin')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  },
  'The sign-in screen with its messages': async ({ page }) => {
    await page.goto('/signin')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Invalid email or phone number')).toBeVisible()
  },
  'The sign-in screen that could not sign in': async ({ page, server }) => {
    fail(server, '/login', answerHtml(500))
    await page.goto('/signin')
    await page.getByLabel('Email or phone').fill('staff@example.com')
    await page.getByLabel('Password').fill('ielts-staff')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Show Details' }).click()
  },
  'The dashboard': (given) => openHeading(given, '/', 'Dashboard'),
  'The package list': async (given) => {
    await openHeading(given, '/packages/', 'Packages')
    await expect(given.page.getByRole('row').nth(1)).toBeVisible()
  },
  'The package form': async (given) => {
    await openHeading(given, '/packages/?new', 'Packages')
    await expect(given.page.getByRole('dialog', { name: 'New package' })).toBeVisible()
  },
  'The not-found screen': (given) => openHeading(given, '/no-such-screen', 'Oops! Page not found'),
  'An API error': async (given) => {
    fail(given.server, '/packages', answerJson(404, { status: false, message: 'There are no packages' }))
    await openHeading(given, '/packages/', 'API Error')
    await given.page.getByRole('button', { name: 'Show Details' }).click()
  },
  'A validation error and a toast': async (given) => {
    fail(given.server, '/packages', answerJson(200, { status: true, data: {} }))
    await given.page.context().grantPermissions(['clipboard-write'])
    await openHeading(given, '/packages/', 'Validation Error')
    await given.page.getByRole('button', { name: 'Show Details' }).click()
    await given.page.getByRole('button', { name: 'Copy Error Details' }).click()
    await expect(given.page.getByText('Copied to clipboard')).toBeVisible()
  },
  'An error of another kind': async ({ page, server }) => {
    fail(server, /\/static\/js\/async\/sign-in\.js$/, answerHtml(404))
    await page.goto('/signin')
    await expect(page.getByRole('heading', { name: 'Error', exact: true })).toBeVisible()
  },
  'The global error view': async (given) => {
    fail(given.server, /\/static\/js\/async\/frame\.js$/, answerHtml(404))
    await openHeading(given, '/', 'Something went wrong!')
  },
  'The screen of a part that is down': async (given) => {
    fail(given.server, /^\/remotes\/commerce\//, answerHtml(404))
    await given.signIn()
    await given.page.goto('/packages/')
    await expect(given.page.getByText('The rest of the console works as usual.')).toBeVisible()
  },
  'The session dialog': async (given) => {
    await openHeading(given, '/packages/', 'Packages')
    fail(given.server, '/packages', answerJson(401, { status: false, message: 'Your session has ended' }))
    await given.page.getByRole('link', { name: 'Coupons' }).focus()
    await given.page.reload()
    await expect(given.page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
  },
  'The tour': async (given) => {
    await openHeading(given, '/packages/', 'Packages')
    await openFrame(given.page).openPalette()
    await given.page.keyboard.type('tour')
    await given.page.keyboard.press('Enter')
    await expect(given.page.getByRole('dialog', { name: 'The menu' })).toBeVisible()
  },
  'The signed-in devices': async (given) => {
    await openHeading(given, '/', 'Dashboard')
    const menu = await openFrame(given.page).openAccountMenu()
    await menu.getByRole('menuitem', { name: 'Signed-in devices' }).click()
    await expect(given.page.getByText('This session')).toBeVisible()
  },
  'The question before signing out everywhere': async (given) => {
    await openHeading(given, '/', 'Dashboard')
    const menu = await openFrame(given.page).openAccountMenu()
    await menu.getByRole('menuitem', { name: 'Signed-in devices' }).click()
    await given.page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(given.page.getByRole('heading', { name: 'Sign out everywhere?' })).toBeVisible()
  },
  'A section that an account may not open': async ({ page }) => {
    await page.goto('/signin?redirect=%2Fgrammar%2F')
    await signInByForm(page, seller)
    await expect(page.getByText('You are signed in as Priya Nair')).toBeVisible()
  },
  'The offline banner': async (given) => {
    await openHeading(given, '/', 'Dashboard')
    await given.goOffline()
    await expect(given.page.getByText("You're offline")).toBeVisible()
  },
  'The screen of a console that cannot start': async ({ page, server }) => {
    fail(server, '/config.json', answerHtml(404))
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'The console cannot start' })).toBeVisible()
  },
} satisfies Record<string, View>
