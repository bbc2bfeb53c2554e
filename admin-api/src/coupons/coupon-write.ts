import { couponPayloadSchema } from '@console/shared/schemas/coupon'
import * as z from 'zod/mini'
import { longestLine, longestText, textUpTo, yearOfFourDigits } from '../http/ceilings.ts'

const line = z.nullable(textUpTo(longestLine))
const { starts_at, expires_at } = couponPayloadSchema.shape

/** The body of POST and PUT, with ceilings for all that lists show. */
export const couponWriteSchema = z.safeExtend(couponPayloadSchema, {
  description: z.nullable(textUpTo(longestText)),
  influencer_id: z.optional(z.nullable(z.union([z.number(), textUpTo(longestLine)]))),
  category: z.optional(line),
  campaign: line,
  starts_at: starts_at.check(yearOfFourDigits),
  expires_at: expires_at.check(yearOfFourDigits),
})
