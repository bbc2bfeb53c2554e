import { type CouponPayload, couponPayloadSchema } from '@console/shared/schemas/coupon'
import * as z from 'zod/mini'
import { readSeed } from './read-seed.ts'

const dayInMilliseconds = 86_400_000

/** Days are counted from the seeding day, in UTC; a coupon runs from the start of one to the last second of the other. */
const couponSchema = z.strictObject({
  code: z.string(),
  description: z.nullable(z.string()),
  type: couponPayloadSchema.shape.type,
  amount: z.number(),
  days: z.tuple([z.number(), z.number()]),
  limit: z.number(),
  status: couponPayloadSchema.shape.status,
  influencer: z.optional(z.number()),
  category: z.optional(z.string()),
  campaign: z.optional(z.string()),
})

export function readSeedCoupons(now: Date): CouponPayload[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const toStartOfDay = (day: number) => new Date(today + day * dayInMilliseconds)
  return readSeed('coupons.json', z.array(couponSchema)).map(
    ({ days: [start, end], influencer, category, campaign, ...fields }) => ({
      ...fields,
      influencer_id: influencer ?? null,
      category: category ?? null,
      campaign: campaign ?? null,
      starts_at: toStartOfDay(start).toISOString(),
      expires_at: new Date(toStartOfDay(end + 1).getTime() - 1000).toISOString(),
    }),
  )
}
