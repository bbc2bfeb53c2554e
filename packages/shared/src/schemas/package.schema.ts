import { mostMoney, toMostMessage } from '@console/values/money/money-limits'
import { numberId, numberOrText } from '@console/values/schemas/number'
import { receivedTimestampSchema } from '@console/values/schemas/timestamp'
import * as z from 'zod/mini'
import { decimalsOfCurrency } from './money.schema.ts'
import { publicationStatusSchema, receivedStatusSchema } from './publication.schema.ts'

/** A price as a number or numeric text; its currency limits the decimals. */
const priceSchema = numberOrText('Enter a price in numbers, such as 9.99').check(
  z.minimum(0, { error: 'Price cannot be negative' }),
  z.maximum(mostMoney, { error: toMostMessage('Price') }),
)

const currencySchema = z
  .string()
  .check(z.regex(/^[A-Z]{3}$/, { error: 'Currency must be a three-letter ISO 4217 code, such as USD' }))

/** One package of coins and gems that learners buy. Unknown fields are kept. */
export const packageSchema = z.looseObject({
  id: numberId(),
  name: z.string(),
  coins: numberOrText(),
  gems: numberOrText(),
  price: numberOrText(),
  // Not in SPEC §3; servers spell it as they like.
  currency: z.nullish(z.string()),
  status: receivedStatusSchema,
  updated_by: z.nullish(z.union([z.string(), z.number()])),
  created_at: receivedTimestampSchema,
  updated_at: receivedTimestampSchema,
})
export type Package = z.infer<typeof packageSchema>

export const packageListSchema = z.array(packageSchema)

const wholeNumber = (what: string) =>
  z
    .number({ error: `Enter how many ${what} the package holds` })
    .check(
      z.int({ error: `${what === 'coins' ? 'Coins' : 'Gems'} must be a whole number` }),
      z.minimum(0, { error: `${what === 'coins' ? 'Coins' : 'Gems'} cannot be negative` }),
    )

/** The body of POST and PUT: SPEC §7, with the limits of DESIGN §7. */
export const packagePayloadSchema = z
  .looseObject({
    name: z
      .string({ error: 'Enter a name' })
      .check(
        z.trim(),
        z.minLength(1, { error: 'Enter a name' }),
        z.maxLength(255, { error: 'Name can have at most 255 characters' }),
      ),
    coins: wholeNumber('coins'),
    gems: wholeNumber('gems'),
    price: priceSchema,
    currency: currencySchema,
    status: publicationStatusSchema,
  })
  .check(decimalsOfCurrency())
export type PackagePayload = z.infer<typeof packagePayloadSchema>
