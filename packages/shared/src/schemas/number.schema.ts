import * as z from 'zod/mini'

const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)$/

/** A number, or the text of one, as databases send decimals. Anything that merely coerces (`null`, `''`, `true`) is refused. */
export const numberOrText = (error = 'must be a number or its text') =>
  z.union([z.number({ error }), numberText(error)], { error })

const numberText = (error: string) =>
  z.pipe(
    z.pipe(z.string({ error }).check(z.trim(), z.regex(plainNumber, { error })), z.transform(Number)),
    z.number({ error }),
  )
