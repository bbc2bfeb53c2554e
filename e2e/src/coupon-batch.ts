import type { Page } from '@playwright/test'
import { openCouponScreen } from './coupon-screen.ts'
import type { FaultRule } from './faults/fault.ts'

/** For faults: the call that creates one coupon. */
export const isCouponCreation: FaultRule['match'] = ({ pathname }, method) =>
  method === 'POST' && pathname.endsWith('/coupons')

/** The generator of codes, and any run of calls over the list, as a person works them. */
export function openCouponBatch(page: Page) {
  const { fill, panel } = openCouponScreen(page)
  const progress = panel.getByRole('progressbar')
  return {
    panel,
    progress,
    readDone: async () => Number(await progress.getAttribute('value')),
    /** `counted` is how the button says the count. */
    async start({ prefix, count, counted = count }: { prefix: string; count: string; counted?: string }) {
      await fill({ Prefix: prefix, 'How many codes': count, Amount: '10', 'Last day': '2090-01-31' })
      await panel.getByRole('button', { name: `Create ${counted} coupons` }).click()
    },
  }
}
