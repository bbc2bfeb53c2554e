import type { Page } from '@playwright/test'
import { openCouponScreen } from './coupon-screen.ts'
import type { FaultRule } from './faults/fault.ts'

/** For faults: matches the call that creates one coupon. */
export const isCouponCreation: FaultRule['match'] = ({ pathname }, method) =>
  method === 'POST' && pathname.endsWith('/coupons')

/** Page object for the code generator and other bulk runs over the list. */
export function openCouponBatch(page: Page) {
  const { fill, panel } = openCouponScreen(page)
  const progress = panel.getByRole('progressbar')
  return {
    panel,
    progress,
    readDone: async () => Number(await progress.getAttribute('value')),
    /** `counted`: the count as the button words it. */
    async start({ prefix, count, counted = count }: { prefix: string; count: string; counted?: string }) {
      await fill({ Prefix: prefix, 'How many codes': count, Amount: '10', 'Last day': '2090-01-31' })
      await panel.getByRole('button', { name: `Create ${counted} coupons` }).click()
    },
  }
}
