import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { openCouponScreen } from '../src/coupon-screen.ts'
import { chooseCouponSheet } from '../src/coupon-sheet.ts'
import { test } from '../src/test.ts'

test('a file is previewed, its errors are saved row by row, and only what is confirmed is written', async ({
  page,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  await page.goto('/coupons/')
  await page.getByRole('button', { name: 'Import' }).click()
  const screen = openCouponScreen(page)
  testConsole.server.reset()
  await chooseCouponSheet(page)
  await expect(screen.panel).toContainText('winter.csv: 4 rows, 2 ready to import, 2 with problems')
  const download = page.waitForEvent('download')
  await screen.panel.getByRole('button', { name: 'Save the error sheet' }).click()
  const errors = await download
  expect(errors.suggestedFilename()).toBe('winter-errors.csv')
  expect((await readFile(await errors.path(), 'utf8')).split('\r\n')).toEqual([
    '\ufeffcode,description,type,amount,starts_at,expires_at,limit,campaign,status,row,problems',
    'SHEET-3,Third,percentage,110,2026-12-01,2027-01-31,500,Winter,live,4,"status: Status must be published, draft, or archived; amount: A percentage can be at most 100"',
    'WELCOME10,Taken,percentage,10,2026-12-01,2027-01-31,500,Winter,,5,code: Another coupon has this code',
    '',
  ])
  expect(testConsole.server.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  await screen.panel.getByRole('button', { name: 'Import 2 coupons' }).click()
  await expect(screen.panel.getByText('Created: 2.')).toBeVisible()
  await screen.panel.getByRole('button', { name: 'Back to the list' }).click()
  await page.goto('/coupons/?q=SHEET-')
  await expect(page.getByText(/^2 of [\d,]+ coupons$/)).toBeVisible()
  await screen.row('SHEET-2').getByRole('link').click()
  await expect(screen.field('Description')).toHaveValue('Second, of two')
  await expect(screen.field('Starts')).toHaveValue('2026-12-01T09:30')
})
