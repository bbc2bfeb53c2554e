import * as z from 'zod/mini'

const plainNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)$/

/** More digits than a number holds exactly would make one record of two. */
const wholeNumber = /^\d{1,15}$/

/** A number, or the text of one, as databases send decimals. Anything that merely coerces (`null`, `''`, `true`) is refused. */
export const numberOrText = (error = 'must be a number or its text') =>
  z.union([z.number({ error }), numberText(plainNumber, error)], { error })

/** The id of a record: a number, or its digits. */
export const numberId = (error = 'must be a number or its digits') =>
  z.union([z.number({ error }), numberText(wholeNumber, error)], { error })

const numberText = (pattern: RegExp, error: string) =>
  z.pipe(
    z.pipe(z.string({ error }).check(z.trim(), z.regex(pattern, { error })), z.transform(Number)),
    z.number({ error }),
  )
