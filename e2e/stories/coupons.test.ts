import { expect } from '@playwright/test'
import { openCouponScreen } from '../src/coupon-screen.ts'
import { tabTo } from '../src/tab-to.ts'
import { test } from '../src/test.ts'

const winter = {
  Description: 'For followers of Amara',
  Amount: '4.50',
  Starts: '2026-12-01T00:00',
  Expires: '2027-01-31T23:59:59',
  Limit: '250',
  Influencer: '42',
  Campaign: 'Winter',
  Category: 'Followers',
}

test('a coupon with every field is created, is the same after a reload, is changed, copied and deleted with undo', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  // However many coupons other stories have left.
  await page.goto('/coupons/?q=STORY-')
  const screen = openCouponScreen(page)
  await page.getByRole('button', { name: 'New coupon' }).click()
  await expect(screen.field('Code')).toBeFocused()
  await screen.fill({ Code: 'story-4', ...winter })
  await screen.choose('Fixed amount')
  await screen.choose('Published')
  await expect(screen.panel).toContainText('Times are in UTC')
  await screen.panel.getByRole('button', { name: 'Create coupon' }).click()
  await expect(screen.row('STORY-4')).toContainText('4.50')
  await page.reload()
  await screen.row('STORY-4').getByRole('link').click()
  for (const [label, text] of Object.entries({ ...winter, Code: 'STORY-4', Amount: '4.5' })) {
    await expect(screen.field(label)).toHaveValue(text)
  }
  await expect(screen.panel).toContainText('Updated by Amelia Hart just now')
  await expect(screen.panel.getByRole('radio', { name: 'Fixed amount' })).toBeChecked()
  await screen.fill({ Limit: '300' })
  await page.keyboard.press('Control+s')
  await expect(screen.panel).toHaveCount(0)
  await expect(screen.row('STORY-4')).toContainText('300')

  await screen.runFromRow('STORY-4', 'Duplicate')
  await expect(screen.field('Code')).toHaveValue('')
  await screen.fill({ Code: 'STORY-5' })
  await screen.panel.getByRole('button', { name: 'Create coupon' }).click()
  await expect(screen.row('STORY-5')).toContainText('Draft')

  const toast = page.getByRole('listitem').filter({ hasText: 'Deleting “STORY-5”' })
  await screen.runFromRow('STORY-5', 'Delete')
  await expect(screen.row('STORY-5')).toHaveCount(0)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(screen.row('STORY-5')).toBeVisible()
  await screen.runFromRow('STORY-5', 'Delete')
  await expect(page.getByText('Deleted “STORY-5”')).toBeVisible({ timeout: 10_000 })
  await page.reload()
  await expect(screen.row('STORY-4')).toBeVisible()
  await expect(screen.row('STORY-5')).toHaveCount(0)
})

test('what was typed into a coupon is offered again after the tab was closed', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/coupons/?new')
  await openCouponScreen(page).fill({ Code: 'HALF-DONE', Limit: '12' })
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  await page.close()
  const again = await context.newPage()
  await again.goto('/coupons/?new')
  const screen = openCouponScreen(again)
  await screen.panel.getByRole('button', { name: 'Restore' }).click()
  await expect(screen.field('Code')).toHaveValue('HALF-DONE')
  await expect(screen.field('Limit')).toHaveValue('12')
})

test('a coupon is created, found and selected for other dates by keyboard alone', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/coupons/')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'New coupon' }))
  await page.keyboard.press('Enter')
  const screen = openCouponScreen(page)
  await expect(screen.field('Code')).toBeFocused()
  await page.keyboard.type('KEYS-ONLY')
  await tabTo(page, screen.panel.getByRole('button', { name: 'Generate' }))
  await page.keyboard.press('Tab')
  await expect(screen.field('Description')).toBeFocused()
  // The group, and then its chosen word.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(screen.panel.getByRole('radio', { name: 'Fixed amount' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('5')
  await expect(screen.field('Amount')).toHaveValue('5')
  // Past every part of the moment it starts at.
  await tabTo(page, screen.field('Expires'))
  await page.keyboard.type('01312027115959PM')
  await expect(screen.field('Expires')).toHaveValue('2027-01-31T23:59:59')
  await tabTo(page, screen.field('Limit'))
  await page.keyboard.type('9')
  await page.keyboard.press('Control+s')
  await expect(screen.panel).toHaveCount(0)
  await page.keyboard.press('/')
  await page.keyboard.type('KEYS-ONLY')
  await expect(page.getByText(/^1 of [\d,]+ coupons$/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await expect(page.getByText('1 coupon selected')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Change dates' }))
  await page.keyboard.press('Enter')
  await expect(screen.panel.getByLabel('New start')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(screen.panel).toHaveCount(0)
})
