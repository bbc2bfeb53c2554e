import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { openCouponScreen } from '../src/coupon-screen.ts'
import { answerJson } from '../src/faults/fault.ts'
import { test } from '../src/test.ts'

const refusal = answerJson(503, { status: false, message: 'The database is resting' })

test('2,000 codes survive failing calls and a reload in the middle, and then their dates change at once', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  test.setTimeout(360_000)
  complaints.allow(failedToLoad)
  await signIn(page)
  await page.goto('/coupons/?generate')
  const { fill, panel } = openCouponScreen(page)
  await fill({ Prefix: 'BULK-', 'How many codes': '2000', Amount: '10', Expires: '2027-01-31T23:59:59' })
  await panel.getByRole('button', { name: 'Create 2,000 coupons' }).click()
  const progress = panel.getByRole('progressbar')
  await expect(progress).toHaveAttribute('max', '2000')
  const readDone = async () => Number(await progress.getAttribute('value'))
  await expect.poll(readDone, { timeout: 60_000 }).toBeGreaterThan(200)
  expect(await readDone()).toBeLessThan(2000)

  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(panel.getByText('A batch of 2,000 codes was not finished')).toBeVisible()
  await panel.getByRole('button', { name: 'Go on' }).click()
  const isCreation = ({ pathname }: URL, method: string) => method === 'POST' && pathname.endsWith('/coupons')
  await expect.poll(readDone, { timeout: 60_000 }).toBeGreaterThan(1000)
  testConsole.server.fail({ match: isCreation, fault: refusal, times: 3 })
  const again = panel.getByRole('button', { name: 'Try the other 3 again' })
  await expect(again).toBeVisible({ timeout: 120_000 })
  await expect(panel.getByText('Created: 1,997. Refused: 3.')).toBeVisible()
  await expect(panel.getByText('The database is resting')).toHaveCount(3)
  await again.click()
  await expect(panel.getByText('Created: 2,000.')).toBeVisible({ timeout: 30_000 })
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Save what was made as CSV' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  const codes = lines.slice(1).map((line) => line.split(',')[0])
  expect(new Set(codes).size).toBe(2000)
  await panel.getByRole('button', { name: 'Back to the list' }).click()

  await page.goto('/coupons/?q=BULK-&size=100')
  await expect(page.getByText(/^2,000 of [\d,]+ coupons$/)).toBeVisible()
  await page.getByLabel('Select this page').check()
  await page.getByRole('button', { name: 'Select all 2,000' }).click()
  await page.getByRole('button', { name: 'Change dates' }).click()
  await panel.getByLabel('New end').fill('2028-06-30T23:59:59')
  const isChange = (_: URL, method: string) => method === 'PUT'
  await panel.getByRole('button', { name: 'Change dates' }).click()
  await expect.poll(readDone, { timeout: 60_000 }).toBeGreaterThan(500)
  testConsole.server.fail({ match: isChange, fault: refusal, times: 1 })
  await expect(panel.getByText('Changed: 1,999. Refused: 1.')).toBeVisible({ timeout: 120_000 })
  await expect(panel.getByText('The database is resting')).toHaveCount(1)
  await panel.getByRole('button', { name: 'Try the other 1 again' }).click()
  await expect(panel.getByText('Changed: 2,000.')).toBeVisible({ timeout: 30_000 })
  await panel.getByText('Close', { exact: true }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('30 Jun 2028')
})

test('Back while coupons are being created asks first: the run goes on, or stops and is offered again', async ({
  page,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  await page.goto('/coupons/')
  await page.getByRole('button', { name: 'Generate codes' }).click()
  const { fill, panel: panels } = openCouponScreen(page)
  const panel = panels.filter({ hasText: 'Generate codes' })
  await fill({ Prefix: 'BACK-', 'How many codes': '400', Amount: '10', Expires: '2027-01-31T23:59:59' })
  const isCreation = ({ pathname }: URL, method: string) => method === 'POST' && pathname.endsWith('/coupons')
  testConsole.server.fail({ match: isCreation, fault: { kind: 'slow', milliseconds: 400 } })
  await panel.getByRole('button', { name: 'Create 400 coupons' }).click()
  const progress = panel.getByRole('progressbar')
  const readDone = async () => Number(await progress.getAttribute('value'))
  await expect.poll(readDone).toBeGreaterThan(4)

  const question = page.getByRole('dialog', { name: 'Stop and leave?' })
  await page.goBack()
  await expect(question).toContainText(/\d+ of 400 are still to be done/)
  await question.getByRole('button', { name: 'Go on' }).click()
  await expect(question).toHaveCount(0)
  const before = await readDone()
  await expect.poll(readDone).toBeGreaterThan(before)
  expect(new URL(page.url()).search).toBe('?generate')

  await page.goBack()
  await question.getByRole('button', { name: 'Stop and leave' }).click()
  await expect(panels).toHaveCount(0)
  const countCreated = () => testConsole.server.requests.filter(({ method }) => method === 'POST').length
  const created = countCreated()
  expect(created).toBeLessThan(400)
  await page.getByRole('button', { name: 'Generate codes' }).click()
  await expect(panel.getByText('A batch of 400 codes was not finished')).toBeVisible()
  // Those under way when it was stopped were answered meanwhile; no other call was made.
  expect(countCreated() - created).toBeLessThanOrEqual(4)
})
