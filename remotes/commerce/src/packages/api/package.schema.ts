import { packagePayloadSchema } from '@console/shared/schemas/package'
import * as z from 'zod/mini'

const { name, coins, gems, price, currency, status } = packagePayloadSchema.shape

const plainNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)$/

/** A comma may mean decimals or thousands: asking is better than guessing. */
const withoutComma = (message: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => !text.includes(','), { error: message }),
  )

/** Text to the number it plainly is; anything else to undefined, which the wire's schemas refuse in their own words. */
const toNumber = (text: string) => (plainNumber.test(text) ? Number(text) : undefined)

const countText = (count: typeof coins) =>
  z.pipe(z.pipe(withoutComma('Write the number without commas: 1000'), z.transform(toNumber)), count)

const priceText = z.pipe(
  z.pipe(
    withoutComma('Write the price with a point and no commas: 9.99'),
    z.transform((text: string): unknown => toNumber(text)),
  ),
  price,
)

/** What the form holds, numbers as text, to what the wire takes. The limits and their messages are the wire's own. */
export const packageFormSchema = z.object({
  name,
  coins: countText(coins),
  gems: countText(gems),
  price: priceText,
  currency,
  status,
})

/** A draft that was kept on the device, whose form may have been another. */
export const packageDraftSchema = z.object({
  name: z.string(),
  coins: z.string(),
  gems: z.string(),
  price: z.string(),
  currency: z.string(),
  status,
}) satisfies z.ZodMiniType<PackageDraft>

/** Form values before they are checked. */
export type PackageDraft = z.input<typeof packageFormSchema>
export type PackageFormValues = z.infer<typeof packageFormSchema>
