import type { BeginBulk } from '@console/shared/bulk/bulk-action'
import { toUserMessage } from '@console/shared/errors'
import type { ApiClient } from '@console/shared/http'
import type { Told } from '@console/shared/query/read-outcomes'
import type { Coupon, CouponPayload } from '@console/shared/schemas/coupon'
import { toServerFieldMessages } from '@console/shared/ui/form-messages'
import { isSameRecord } from '../../records/fields/draft.ts'
import { createCoupon, fetchCoupons } from '../api/coupon.api.ts'
import { couponFields } from '../fields/coupon-fields.ts'

/** One coupon of many that are to be created. Its code is replaced when it turns out to be taken and `remake` may. */
export type NewCoupon = { payload: CouponPayload }

export type CreateCouponsOptions = {
  api: ApiClient
  /** Of everything that is created together, from the first try to the last: no coupon of it is made twice. */
  idempotencyScope: string
  /** Another code for one that somebody else took meanwhile; without it such a coupon is refused. */
  remake?(taken: ReadonlySet<string>): string
}

/** How many codes are tried for one coupon before it is given up. */
const remakeLimit = 5

/**
 * For a bulk run: one POST for each. The server's list is read first, so that a coupon whose creation got no answer is
 * recognised when it is there after all, and nothing is made twice.
 */
export const beginCreation =
  ({ api, idempotencyScope, remake }: CreateCouponsOptions): BeginBulk<NewCoupon> =>
  async () => {
    let known = await readCodes(api)

    async function create(item: NewCoupon, remakes = 0): Promise<void> {
      const there = known.get(toCodeKey(item.payload.code))
      if (there !== undefined) {
        if (isSameCoupon(there, item.payload)) return
        if (remake === undefined || remakes >= remakeLimit)
          throw new Error(`${item.payload.code} already exists.`)
        item.payload = { ...item.payload, code: remake(new Set(known.keys())) }
        return create(item, remakes + 1)
      }
      try {
        const { code } = item.payload
        await createCoupon(api, item.payload, { idempotencyKey: `${idempotencyScope}-${code}` })
      } catch (error) {
        const messages = toServerFieldMessages(error)
        if (messages?.['code'] !== undefined) {
          known = await readCodes(api)
          if (known.has(toCodeKey(item.payload.code))) return create(item, remakes)
        }
        // The sentence of the envelope names no field; here nothing else on screen does.
        throw messages === null ? error : new Error(toSentence(messages), { cause: toUserMessage(error) })
      }
    }
    return (item) => create(item)
  }

/** For a bulk run: which coupons the server has of those that it may have made. */
export async function checkCreated(
  api: ApiClient,
  items: readonly NewCoupon[],
): Promise<Map<NewCoupon, Told>> {
  const there = await readCodes(api).catch(() => null)
  if (there === null) return new Map()
  const reason = 'The server said that it made it, but does not have it.'
  return new Map(
    items.map((item) => {
      const found = there.get(item.payload.code)
      if (found === undefined) return [item, { isDone: false, reason }]
      return [item, isSameCoupon(found, item.payload) ? { isDone: true } : { isDone: false, reason: '' }]
    }),
  )
}

const readCodes = async (api: ApiClient) =>
  new Map((await fetchCoupons(api)).map((coupon) => [toCodeKey(coupon.code), coupon]))

const toSentence = (messages: Record<string, string[]>) => Object.values(messages).flat().join('. ')

/** Whatever case a server keeps codes in. */
export const toCodeKey = (code: string) => code.trim().toUpperCase()

/** Whether a coupon on the server is what was to be created, which a row of a file may not be. */
export const isSameCoupon = (coupon: Coupon, payload: object): boolean =>
  isSameRecord(couponFields, coupon, payload)
