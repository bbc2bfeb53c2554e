import { findOdd } from '@console/shared/http/odd-fields'
import { readWire } from '@console/shared/http/wire'
import type { FieldErrors } from '@console/shared/schemas/envelope'
import { type JsonObject, readOwn } from '@console/values/json/json-document'

type Fields<Draft> = readonly (keyof Draft & string)[]

/**
 * The fields in which a draft says something else than that of its record; all of a new one. `toMeaning` gives numbers and moments
 * one spelling, and leaves texts as they are.
 */
export function listTouched<Draft extends object>(
  fields: Fields<Draft>,
  { draft, base, toMeaning }: { draft: Draft; base: Draft | null; toMeaning(draft: Draft): Draft },
): Fields<Draft> {
  if (base === null) return fields
  const [mine, theirs] = [toMeaning(draft), toMeaning(base)]
  // What is blank because it could not be read means no number, not even 0.
  const isFilled = (field: keyof Draft) => base[field] === '' && String(draft[field]).trim() !== ''
  return fields.filter(
    (field) => draft[field] !== base[field] && (mine[field] !== theirs[field] || isFilled(field)),
  )
}

export const pickFields = (values: JsonObject, fields: readonly string[]): JsonObject =>
  Object.fromEntries(fields.map((field) => [field, readOwn(values, field)]))

/** What was there and is untouched is not judged. */
export const pickMessages = (messages: FieldErrors, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(messages).filter(([field]) => fields.includes(field)))

/** The body of a PUT: what SPEC has in it as it came, but for those of the values that are others than the record's. */
export const buildUpdate = (record: JsonObject, body: { shape: object }, values: JsonObject): JsonObject => ({
  ...readWire(record, body),
  ...Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => value !== record[field] || findOdd(record, field) !== undefined,
    ),
  ),
})
