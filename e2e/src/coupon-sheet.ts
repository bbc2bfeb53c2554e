import { expect, type Page } from '@playwright/test'

const sheet = [
  'code,description,type,amount,starts_at,expires_at,limit,campaign,status',
  'SHEET-1,First,percentage,10,2026-12-01,2090-01-31,500,Winter,published',
  'SHEET-2,"Second, of two",fixed,2.5,2026-12-01 09:30,2090-01-31 18:00,20,Winter,',
  'SHEET-3,Third,percentage,110,2026-12-01,2090-01-31,500,Winter,live',
  'WELCOME10,Taken,percentage,10,2026-12-01,2090-01-31,500,Winter,',
].join('\r\n')

/** Chooses `winter.csv` in the import: two valid rows and two with problems. */
export async function chooseCouponSheet(page: Page) {
  await page.getByLabel('CSV file').setInputFiles({
    name: 'winter.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(sheet),
  })
  await expect(page.getByText('Nothing has been saved yet')).toBeVisible()
}
