import { openApi } from './console/open-api.ts'
import type { TestConsole } from './console/start-test-console.ts'

type NewCoupon = { code: string; starts_at: string; expires_at: string; limit?: number; status?: string }

const plain = {
  description: null,
  type: 'percentage',
  amount: 10,
  limit: 100,
  campaign: null,
  status: 'published',
}

export async function openCouponsApi(testConsole: Pick<TestConsole, 'url'>) {
  const call = await openApi(testConsole)
  return {
    create: (coupon: NewCoupon) => call('POST', 'coupons', { ...plain, ...coupon }),
    list: () => call<{ code: string; amount: number; status: string }[]>('GET', 'coupons'),
  }
}
