import { staff } from './console/sign-in.ts'
import { apiPathPrefix, type TestConsole } from './console/start-test-console.ts'

type NewCoupon = { code: string; starts_at: string; expires_at: string; limit?: number; status?: string }

const plain = {
  description: null,
  type: 'percentage',
  amount: 10,
  limit: 100,
  campaign: null,
  status: 'published',
}

/** Coupons as a colleague's script would create them, without the console. */
export async function openCouponsApi({ url }: Pick<TestConsole, 'url'>) {
  const post = async (path: string, body: object, token = ''): Promise<{ data: { token: string } }> => {
    const response = await fetch(`${url}${apiPathPrefix}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`POST ${path} answered ${response.status}`)
    return response.json()
  }
  const { token } = (await post('login', { ...staff, remember_me: false })).data
  return { create: (coupon: NewCoupon) => post('coupons', { ...plain, ...coupon }, token) }
}
