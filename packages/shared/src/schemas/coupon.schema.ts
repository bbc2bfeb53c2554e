import {
  isFiner,
  mostMoney,
  readServiceDecimals,
  toDecimalsMessage,
  toMostMessage,
} from '@console/values/money/money-limits'
import { folded, orNull } from '@console/values/schemas/lenient'
import { numberOrText, recordId } from '@console/values/schemas/number'
import { receivedTimestampSchema } from '@console/values/schemas/timestamp'
import { isTimestamp, parseTimestamp } from '@console/values/time/timestamp'
import * as z from 'zod/mini'
import { publicationStatusSchema, receivedStatusSchema } from './publication.schema.ts'

export const couponTypeSchema = z.enum(['percentage', 'fixed'], {
  error: 'Type must be percentage or fixed',
})

const idSchema = z.union([z.number(), z.string()])

/** An empty field has another message than an invalid date. */
const validityEnd = (missing: string) =>
  z.string({ error: missing }).check(
    z.refine((text) => text.trim() !== '', { error: missing }),
    // Not by `abort`, which would skip the rules about two fields.
    z.refine((text) => text.trim() === '' || isTimestamp(text), { error: 'Invalid date format' }),
  )

export const couponSchema = z.looseObject({
  id: recordId(),
  code: z.string(),
  description: orNull(z.string()),
  type: folded(couponTypeSchema),
  influencer_id: z.nullish(idSchema),
  category: z.nullish(z.string()),
  amount: numberOrText(),
  starts_at: receivedTimestampSchema,
  expires_at: receivedTimestampSchema,
  limit: numberOrText(),
  campaign: orNull(z.string()),
  status: receivedStatusSchema,
  updated_by: z.nullish(idSchema),
  created_at: receivedTimestampSchema,
  updated_at: receivedTimestampSchema,
})
export type Coupon = z.infer<typeof couponSchema>

export const couponListSchema = z.array(couponSchema)

/** `GET coupons/check/{code}` */
export const couponCheckSchema = z.looseObject({ exists: z.boolean() })

/** Rules about two fields are checked even if a third is invalid, so that all errors are reported together. */
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

const isOver = (value: unknown, most: number) => typeof value === 'number' && value > most

const hasMore = (value: unknown, decimals: number) => typeof value === 'number' && isFiner(value, decimals)

/** The field's own result is not available here; anything but text is not a time. */
const toTimestamp = (value: unknown) => (typeof value === 'string' ? parseTimestamp(value) : Number.NaN)

/** The body of POST and PUT, with the limits of DESIGN §7. */
export const couponPayloadSchema = z
  .looseObject({
    code: z.string({ error: 'Enter a code' }).check(
      z.regex(/^[A-Z0-9_-]{3,32}$/, {
        error: 'Code must be 3 to 32 characters: A–Z, 0–9, _ or -',
      }),
    ),
    description: z.nullable(z.string()),
    type: couponTypeSchema,
    influencer_id: z.optional(z.nullable(idSchema)),
    category: z.optional(z.nullable(z.string())),
    amount: numberOrText('Enter an amount in numbers, such as 10').check(
      z.gt(0, { error: 'Amount must be more than 0' }),
    ),
    starts_at: validityEnd('Enter the first day'),
    expires_at: validityEnd('Enter the last day'),
    limit: z
      .number({ error: 'Enter how many times the code can be used, such as 500' })
      .check(
        z.int({ error: 'Limit must be a whole number' }),
        z.minimum(1, { error: 'Limit must be at least 1' }),
      ),
    campaign: z.nullable(z.string()),
    status: publicationStatusSchema,
  })
  .check(
    z.refine(({ type, amount }) => !(type === 'percentage' && isOver(amount, 100)), {
      path: ['amount'],
      error: 'A percentage can be at most 100',
      when: isObject,
    }),
    z.refine(({ type, amount }) => !(type === 'fixed' && isOver(amount, mostMoney)), {
      path: ['amount'],
      error: toMostMessage('A fixed amount'),
      when: isObject,
    }),
    z.refine(({ type, amount }) => type !== 'fixed' || !hasMore(amount, readServiceDecimals()), {
      path: ['amount'],
      error: () => toDecimalsMessage('A fixed amount', readServiceDecimals()),
      when: isObject,
    }),
    z.refine(({ type, amount }) => type !== 'percentage' || !hasMore(amount, 3), {
      path: ['amount'],
      error: toDecimalsMessage('A percentage', 3),
      when: isObject,
    }),
    z.refine(({ starts_at, expires_at }) => !(toTimestamp(expires_at) <= toTimestamp(starts_at)), {
      path: ['expires_at'],
      error: 'The last day cannot be before the first',
      when: isObject,
    }),
  )
export type CouponPayload = z.infer<typeof couponPayloadSchema>
