import * as z from 'zod/mini'

/** Only what the screen shows. */
export const couponSchema = z.looseObject({
  id: z.union([z.number(), z.string()]),
  code: z.string(),
  expires_at: z.string(),
})
export type Coupon = z.infer<typeof couponSchema>
