import { expect } from '@playwright/test'
import { openCouponBatch } from '../coupon-batch.ts'
import { openCouponScreen } from '../coupon-screen.ts'
import { chooseCouponSheet } from '../coupon-sheet.ts'
import { openPackageEditor, openPackagesApi } from '../package-editor.ts'
import { openHeading, openList, type View } from '../view.ts'

export const packageViews = {
  'The package list': async (given) => {
    await openHeading(given, '/packages/', 'Packages')
    await expect(given.page.getByRole('row').nth(1)).toBeVisible()
  },
  'The package form': async (given) => {
    await openHeading(given, '/packages/?new', 'Packages')
    await expect(given.page.getByRole('dialog', { name: 'New package' })).toBeVisible()
  },
  'The question before leaving': async (given) => {
    await openHeading(given, '/packages/?new', 'Packages')
    const editor = openPackageEditor(given.page)
    await editor.field('Name').fill('Left without saving')
    await editor.expectKept()
    await editor.form.getByRole('button', { name: 'Cancel' }).click()
    await expect(editor.leaveQuestion).toBeVisible()
  },
  'The form of a package that is there': async (given) => {
    await openHeading(given, '/packages/?edit=1', 'Packages')
    await expect(given.page.getByRole('button', { name: 'More actions' })).toBeVisible()
  },
  'The copies of two people': async (given) => {
    await openHeading(given, '/packages/', 'Packages')
    const api = await openPackagesApi({ url: new URL(given.page.url()).origin })
    const { id } = await api.create('Written by two')
    const editor = openPackageEditor(given.page)
    await editor.open(id)
    await editor.field('Coins').fill('99')
    await api.change(id, { coins: 2000, price: 29 })
    await editor.save()
    await expect(editor.conflict).toBeVisible()
  },
  'A deletion that can be undone': async (given) => {
    await openHeading(given, '/packages/', 'Packages')
    const api = await openPackagesApi({ url: new URL(given.page.url()).origin })
    const { id } = await api.create('To be deleted')
    await openPackageEditor(given.page).open(id)
    await given.page.getByRole('button', { name: 'More actions' }).click()
    await given.page.getByRole('menuitem', { name: 'Delete' }).click()
    // The toast's timer pauses while it has the focus.
    await given.page.getByRole('button', { name: 'Undo' }).focus()
  },
} satisfies Record<string, View>

export const couponViews = {
  'The coupon list': (given) => openList(given, '/coupons/', 'Coupons'),
  'The coupon form': async (given) => {
    await openHeading(given, '/coupons/?new', 'Coupons')
    await expect(given.page.getByRole('dialog', { name: 'New coupon' })).toBeVisible()
  },
  'A batch of coupons that was made': async (given) => {
    await openHeading(given, '/coupons/', 'Coupons')
    await given.page.getByRole('button', { name: 'Generate codes' }).click()
    const batch = openCouponBatch(given.page)
    await batch.start({ prefix: 'VIEW-', count: '3' })
    await expect(batch.panel.getByText('Drafts: learners can’t use them until you publish.')).toBeVisible()
  },
  'The coupon form with its messages': async (given) => {
    await openHeading(given, '/coupons/?new', 'Coupons')
    const { fill, panel } = openCouponScreen(given.page)
    await fill({ Code: 'WELCOME10' })
    await expect(given.page.getByText(/already exists/)).toBeVisible()
    await panel.getByRole('button', { name: 'Create coupon' }).click()
    await expect(given.page.getByText('Enter the last day')).toBeVisible()
  },
  'New dates for a selection of coupons': async (given) => {
    await openList(given, '/coupons/', 'Coupons')
    await given.page.getByLabel('Select this page').check()
    await given.page.getByRole('button', { name: 'Change values' }).click()
    await expect(given.page.getByLabel('New last day', { exact: true })).toBeVisible()
  },
  'A selection of coupons': async (given) => {
    await openList(given, '/coupons/', 'Coupons')
    await given.page.getByLabel('Select this page').check()
    await expect(given.page.getByRole('region', { name: 'Selection' })).toBeVisible()
  },
  'A sheet of coupons to be imported': async (given) => {
    await openHeading(given, '/coupons/?import', 'Coupons')
    await expect(given.page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
    await chooseCouponSheet(given.page)
  },
} satisfies Record<string, View>
