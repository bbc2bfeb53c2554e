import { expect } from '@playwright/test'
import { isCouponCreation, openCouponBatch } from '../../src/coupon-batch.ts'
import { openCouponsApi } from '../../src/coupons-api.ts'
import { phone } from '../../src/frame.ts'
import { meterRequests } from '../../src/hold-requests.ts'
import { noticeArea } from '../../src/notice-area.ts'
import { test } from '../../src/test.ts'

// proves B18
test('Back during a bulk creation asks first; a stopped batch is offered again', async ({
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
  await expect(question).toContainText(/\d+ of 400 are not done yet/)
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
  // Calls in flight when it was stopped were answered; no others were sent.
  const countCreated = () =>
    testConsole.server.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/coupons'))
      .length
  await expect.poll(countCreated).toBe(20)
})

test('on a phone a notice does not cover the buttons of the drawer below it', async ({
  page,
  signIn,
  testConsole,
}) => {
  const api = await openCouponsApi(testConsole)
  const dates = { starts_at: '2020-01-01T00:00:00Z', expires_at: '2089-12-31T23:59:59Z' }
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
