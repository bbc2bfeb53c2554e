import { isFiner, readDecimals, toDecimalsMessage } from '@console/values/money/money-limits'
import * as z from 'zod/mini'

type Priced = { price: number; currency?: string | undefined }

/** Check for an object with a price: no more decimals than its currency has. */
export const decimalsOfCurrency = <Record extends Priced>() =>
  z.refine<Record>(({ price, currency }) => !isFiner(price, readDecimals(currency)), {
    path: ['price'],
    error: ({ input }) => toDecimalsMessage('Price', readDecimals(isPriced(input) ? input.currency : null)),
    when: ({ value }) => isPriced(value),
  })

const isPriced = (value: unknown): value is Priced =>
  typeof value === 'object' &&
  value !== null &&
  'price' in value &&
  typeof value.price === 'number' &&
  'currency' in value &&
  typeof value.currency === 'string'
