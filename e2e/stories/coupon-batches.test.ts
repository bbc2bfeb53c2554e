import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { signInByForm } from '../src/console/sign-in.ts'
import { isCouponCreation, openCouponBatch } from '../src/coupon-batch.ts'
import { openCouponScreen } from '../src/coupon-screen.ts'
import { openCouponsApi } from '../src/coupons-api.ts'
import { answerJson, type Fault } from '../src/faults/fault.ts'
import { openFrame, phone } from '../src/frame.ts'
import { meterRequests } from '../src/hold-requests.ts'
import { noticeArea } from '../src/notice-area.ts'
import { test } from '../src/test.ts'

const slowly: Fault = { kind: 'slow', milliseconds: 400 }
const refusal = answerJson(503, { status: false, message: 'The database is resting' })

// proves B36
test('a batch of codes survives failing calls and a reload in the middle', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  await signIn(page)
  await page.goto('/coupons/?generate')
  const { start, panel, progress, readDone } = openCouponBatch(page)
  // A few are answered; then nothing is, however long a person takes to come between.
  testConsole.server.fail({ match: isCouponCreation, fault: slowly, times: 24 })
  testConsole.server.fail({ match: isCouponCreation, fault: { kind: 'hang' } })
  await start({ prefix: 'BULK-', count: '200' })
  await expect(progress).toHaveAttribute('max', '200')
  await expect.poll(readDone).toBe(24)

  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(panel.getByText('A batch of 200 codes was not finished')).toBeVisible()
  testConsole.server.lift()
  testConsole.server.fail({ match: isCouponCreation, fault: refusal, times: 3 })
  await panel.getByRole('button', { name: 'Continue' }).click()
  const again = panel.getByRole('button', { name: 'Try the other 3 again' })
  await expect(again).toBeVisible({ timeout: 120_000 })
  await expect(panel.getByText('Created: 197. Refused: 3.')).toBeVisible()
  await expect(panel.getByText('The database is resting')).toHaveCount(3)
  await again.click()
  await expect(panel.getByText('200 coupons created.')).toBeVisible({ timeout: 30_000 })
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: /^Download \d+ codes? \(CSV\)$/ }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  const codes = lines.slice(1).map((line) => line.split(',')[0])
  expect(new Set(codes).size).toBe(200)
  await panel.getByRole('button', { name: 'Back to the list' }).click()
})

// proves B18
test('Back while coupons are being created asks first: the run goes on, or stops and is offered again', async ({
  page,
  signIn,
  testConsole,
}) => {
  const creations = await meterRequests(page, isCouponCreation)
  creations.letThrough(8)
  await signIn(page)
  await page.goto('/coupons/')
  await page.getByRole('button', { name: 'Generate codes' }).click()
  const { start, panel, readDone } = openCouponBatch(page)
  await start({ prefix: 'BACK-', count: '400' })
  await expect.poll(readDone).toBe(8)

  const question = page.getByRole('dialog', { name: 'Stop and leave?' })
  await page.goBack()
  await expect(question).toContainText(/\d+ of 400 are still to be done/)
  await question.getByRole('button', { name: 'Continue' }).click()
  await expect(question).toHaveCount(0)
  creations.letThrough(8)
  await expect.poll(readDone).toBe(16)
  expect(new URL(page.url()).search).toBe('?generate')

  await page.goBack()
  await question.getByRole('button', { name: 'Stop and leave' }).click()
  creations.letThrough(400)
  await expect(panel).toHaveCount(0)
  await page.getByRole('button', { name: 'Generate codes' }).click()
  await expect(panel.getByText('A batch of 400 codes was not finished')).toBeVisible()
  // Those under way when it was stopped were answered meanwhile; no other call was made.
  const countCreated = () =>
    testConsole.server.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/coupons'))
      .length
  await expect.poll(countCreated).toBe(20)
})

test('signing out while many coupons are being changed asks first, and what was sent by then is done', async ({
  page,
  signIn,
  testConsole,
}) => {
  const { server } = testConsole
  const api = await openCouponsApi(testConsole)
  const dates = { starts_at: '2020-01-01T00:00:00Z', expires_at: '2090-01-01T00:00:00Z' }
  for (let number = 1; number <= 16; number += 1) await api.create({ code: `MANY-${number}`, ...dates })
  const changes = await meterRequests(page, (_, method) => method === 'PUT')
  await signIn(page)
  await page.goto('/coupons/?q=MANY-')
  await page.getByLabel('Select this page').check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Archive' }).click()
  const { panel } = openCouponBatch(page)
  await panel.getByRole('button', { name: 'Archive' }).click()
  await expect(panel.getByText('Not started: 12.')).toBeVisible()
  await openFrame(page).signOutByKeyboard()
  await page.getByRole('button', { name: 'Stop and sign out' }).click()
  changes.letThrough(16)
  await expect(page).toHaveURL(/\/signin/)
  const listChanged = () => server.requests.flatMap(({ method, status }) => (method === 'PUT' ? status : []))
  await expect.poll(listChanged).toEqual([200, 200, 200, 200])

  await signInByForm(page)
  await openCouponScreen(page).view('Archived').click()
  await expect(page.getByText(/^4 of [\d,]+ coupons$/)).toBeVisible()
})

test('on a phone a notice leaves the buttons of a long question free', async ({
  page,
  signIn,
  testConsole,
}) => {
  const api = await openCouponsApi(testConsole)
  const dates = { starts_at: '2020-01-01T00:00:00Z', expires_at: '2090-01-01T00:00:00Z' }
  for (let number = 1; number <= 12; number += 1) await api.create({ code: `ROOM-${number}`, ...dates })
  const changes = await meterRequests(page, (_, method) => method === 'PUT')
  await page.setViewportSize({ ...phone, height: 640 })
  await signIn(page)
  await page.goto('/coupons/?q=ROOM-')
  await page.getByLabel('Select this page').check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Archive' }).click()
  const { panel } = openCouponBatch(page)
  await panel.getByRole('button', { name: 'Archive' }).click()
  const notice = noticeArea(page).getByRole('listitem').filter({ hasText: 'Archiving 12 coupons' })
  await expect(notice).toBeVisible()
  await panel.hover()
  await page.mouse.wheel(0, 2000)
  await expect
    .poll(async () => {
      const [stop, over] = await Promise.all([
        panel.getByRole('button', { name: 'Stop' }).boundingBox(),
        notice.boundingBox(),
      ])
      return stop !== null && over !== null && stop.y + stop.height <= over.y
    })
    .toBe(true)
  changes.letThrough(12)
  await expect(panel.getByText('12 coupons archived.')).toBeAttached()
})
