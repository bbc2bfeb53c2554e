import * as z from 'zod/mini'
import { recordIdPattern } from '../ids/parse-record-id.ts'

const plainNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)$/

/** With more digits than a number represents exactly, two ids would become equal. */
const wholeNumber = /^\d{1,15}$/

/** A number or its text, as databases return decimals. Anything that merely coerces (`null`, `''`, `true`) is refused. */
export const numberOrText = (error = 'must be a number or its text') =>
  z.union([z.number({ error }), numberText(plainNumber, error)], { error })

/** A record's id: a number or its digits. */
export const numberId = (error = 'must be a number or its digits') =>
  z.union([z.number({ error }), numberText(wholeNumber, error)], { error })

/** A record's id where the specification does not say that it is a number: servers also name records by UUIDs. */
export const recordId = (error = 'must be a number or a text such as a UUID') =>
  z.union([numberId(error), z.string({ error }).check(z.trim(), z.regex(recordIdPattern, { error }))], {
    error,
  })

const numberText = (pattern: RegExp, error: string) =>
  z.pipe(
    z.pipe(z.string({ error }).check(z.trim(), z.regex(pattern, { error })), z.transform(Number)),
    z.number({ error }),
  )
