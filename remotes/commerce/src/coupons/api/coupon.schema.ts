import { couponPayloadSchema } from '@console/shared/schemas/coupon'
import * as z from 'zod/mini'
import { readCount, readMoney, readPercent } from '../../records/numbers/typed-number.ts'

const { type, status } = couponPayloadSchema.shape

/** What the form holds: numbers as they were typed, moments as the wire has them. Also a draft that was kept. */
export const couponDraftSchema = z.object({
  code: z.string(),
  description: z.string(),
  type,
  amount: z.string(),
  starts_at: z.string(),
  expires_at: z.string(),
  limit: z.string(),
  influencer_id: z.string(),
  category: z.string(),
  campaign: z.string(),
  status,
})
export type CouponDraft = z.infer<typeof couponDraftSchema>

/** What a coupon takes off, as it was typed; null for what is no such number. */
export const readAmount = ({ type, amount }: { type: string; amount: string }): number | null =>
  type === 'percentage' ? readPercent(amount) : readMoney(amount)

/** What the form holds to what the wire takes. The limits and their messages are the wire's own. */
export const couponFormSchema = z.pipe(
  z.pipe(
    couponDraftSchema,
    z.transform((draft): unknown => ({
      ...draft,
      code: draft.code.trim().toUpperCase(),
      amount: readAmount(draft) ?? draft.amount,
      limit: readCount(draft.limit) ?? undefined,
    })),
  ),
  couponPayloadSchema,
)

/** Whether a code may be asked about: it has the form that the wire takes. */
export const isCouponCode = (code: string): boolean => couponPayloadSchema.shape.code.safeParse(code).success
