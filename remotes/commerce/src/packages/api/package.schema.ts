import { decimalsOfCurrency } from '@console/shared/schemas/money'
import { packagePayloadSchema } from '@console/shared/schemas/package'
import { foldText } from '@console/values/text/fold-text'
import * as z from 'zod/mini'
import { readCount, readMoney } from '../../records/numbers/typed-number.ts'

const { name, coins, gems, price, currency, status } = packagePayloadSchema.shape

/** None were meant where nothing was typed. */
export const readAnyCount = (text: string) => (text.trim() === '' ? 0 : readCount(text))

const countText = (count: typeof coins) =>
  z.pipe(
    z.pipe(
      z.string().check(
        z.refine((text) => readAnyCount(text) !== null, {
          error: 'Enter a whole number, 0 or more',
          abort: true,
        }),
      ),
      z.transform((text) => readAnyCount(text) ?? undefined),
    ),
    count,
  )

/** What is no number is undefined, which the wire's schema refuses in its own words. */
const priceText = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text): unknown => readMoney(text) ?? undefined),
  ),
  price,
)

const currencyText = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => foldText(text).trim().toUpperCase()),
  ),
  currency,
)

/** What the form holds, numbers as text, to what the wire takes. The limits and their messages are the wire's own. */
export const packageFormSchema = z
  .object({
    name,
    coins: countText(coins),
    gems: countText(gems),
    price: priceText,
    currency: currencyText,
    status,
  })
  .check(decimalsOfCurrency())

/** A price that was typed for a currency, apart from the rest of its package. */
export const typedPriceSchema = z
  .object({ price: priceText, currency: z.string() })
  .check(decimalsOfCurrency())

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
