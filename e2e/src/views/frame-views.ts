import { expect } from '@playwright/test'
import { answerHtml, answerJson } from '../faults/fault.ts'
import { openFrame } from '../frame.ts'
import { fail, forgetFiles, openHeading, type View } from '../view.ts'

/** The frame, its dialogs and its error states. */
export const frameViews = {
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
  'The global error view': async (given) => {
    await forgetFiles(given.page)
    fail(given.server, /\/static\/js\/async\/frame\.js$/, answerHtml(404))
    await openHeading(given, '/', 'Something went wrong!')
  },
  'The screen of a part that is down': async (given) => {
    await forgetFiles(given.page)
    fail(given.server, /^\/remotes\/commerce\//, answerHtml(404))
    await given.signIn()
    await given.page.goto('/packages/')
    await expect(given.page.getByText('The rest of the console works as usual.')).toBeVisible()
  },
  'The settings': async (given) => {
    await openHeading(given, '/packages/', 'Packages')
    const menu = await openFrame(given.page).openAccountMenu()
    await menu.getByRole('menuitem', { name: 'Settings' }).click()
    await given.page.getByLabel('Numbers').selectOption('1.234.567,5')
  },
  'The session dialog': async (given) => {
    await openHeading(given, '/packages/', 'Packages')
    fail(given.server, '/packages', answerJson(401, { status: false, message: 'Your session has ended' }))
    await given.page.getByRole('link', { name: 'Coupons', exact: true }).focus()
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
  'The help of a screen': async (given) => {
    await openHeading(given, '/packages/', 'Packages')
    await given.page.getByRole('button', { name: 'Help', exact: true }).click()
    const help = given.page.getByRole('dialog', { name: 'Help' })
    await expect(help.getByRole('heading', { level: 2 })).toHaveText('Packages')
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
  'The offline banner': async (given) => {
    await openHeading(given, '/', 'Dashboard')
    await given.goOffline()
    await expect(given.page.getByText("You're offline")).toBeVisible()
  },
  'The command palette': async (given) => {
    await openHeading(given, '/packages/', 'Packages')
    await given.page.keyboard.press('ControlOrMeta+k')
    await expect(given.page.getByRole('option').first()).toBeVisible()
  },
  'The remotes': (given) => openHeading(given, '/console/remotes/', 'Remotes'),
} satisfies Record<string, View>
