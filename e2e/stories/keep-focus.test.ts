import { expect } from '@playwright/test'
import { openCouponScreen } from '../src/coupon-screen.ts'
import { openReadingEditor } from '../src/reading-editor.ts'
import { tabTo } from '../src/tab-to.ts'
import { test } from '../src/test.ts'

// proves B8
test('the focus stays in a drawer whose buttons change with each step, and returns to what opened it', {
  tag: '@browsers',
}, async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/coupons/')
  const opener = page.getByRole('button', { name: 'Generate codes' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const { panel, fill } = openCouponScreen(page)
  await fill({ Prefix: 'KEPT-', 'How many codes': '3', Amount: '10', 'Last day': '2090-01-31' })
  await panel.getByRole('button', { name: 'Create 3 coupons' }).press('Enter')
  await expect(panel.getByText('3 coupons created.')).toBeVisible()
  await expect(panel).toBeFocused()
  await tabTo(page, panel.getByRole('button', { name: 'Back to the list' }))
  await page.keyboard.press('Enter')
  await expect(panel).toHaveCount(0)
  await expect(opener).toBeFocused()
})

// proves B8
test('after a deletion by keyboard the focus is on the row that took its place', {
  tag: '@browsers',
}, async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/packages/?status=draft')
  const names = page.getByRole('row').getByRole('link')
  await expect(names.nth(2)).toBeVisible()
  const [, deleted = '', next = ''] = await names.allTextContents()
  await page.keyboard.press('/')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('.')
  await page.getByRole('menuitem', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: deleted, exact: true })).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: next })).toBeFocused()
})

// proves B8
test('in an editor the focus goes on to what follows an entry that was removed', {
  tag: '@browsers',
}, async ({ page, signIn }) => {
  await signIn(page)
  const { outline, editor, openNew, openPassage } = openReadingEditor(page)
  await openNew()
  await page.getByRole('button', { name: /^Full test, Academic/ }).press('Enter')
  await openPassage(1)
  const group = (name: string) => editor.getByRole('region', { name })
  await group('Questions 1–6').getByRole('button', { name: 'Remove question 2' }).press('Enter')
  await expect(editor.getByRole('textbox', { name: 'Question 2', exact: true })).toBeFocused()
  await group('Questions 1–5').getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await expect(group('Questions 1–7').getByRole('button', { name: 'Move up', exact: true })).toBeFocused()
  await outline.getByRole('treeitem', { name: /^Passage 2/ }).press('Delete')
  await expect(outline.getByRole('treeitem', { name: /^Passage 2/ })).toBeFocused()
})
