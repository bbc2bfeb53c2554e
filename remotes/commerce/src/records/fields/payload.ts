import type { JsonObject } from '@console/values/json/json-document'
import { findOdd } from '@console/shared/http/odd-fields'
import { readWire } from '@console/shared/http/wire'
import type { FieldErrors } from '@console/shared/schemas/envelope'
import { toFieldMessages } from '@console/shared/ui/form-messages'
import type * as z from 'zod/mini'
import { toDraft, toMeaning, toValue } from './draft.ts'
import { type Fields, listNames } from './field.ts'

/** The wire's rules for what is sent. */
export type Body = z.ZodMiniType & { shape: Readonly<Record<string, z.ZodMiniType>> }

/** What a draft is on the wire, field by field. */
export const toValues = <Item, Draft extends object>(
  fields: Fields<Item, Draft>,
  draft: Draft,
  record: Item | null = null,
): JsonObject =>
  Object.fromEntries(
    listNames(fields).map((name) => [name, toValue(fields[name], String(draft[name]), draft, record)]),
  )

/** What is wrong with a whole draft. */
export function findIssues<Item, Draft extends object>(
  fields: Fields<Item, Draft>,
  body: Body,
  draft: Draft,
) {
  const own = new Map(
    listNames(fields).map((name) => [name, fields[name].check?.(String(draft[name]), draft)]),
  )
  const issues = body.safeParse(toValues(fields, draft)).error?.issues ?? []
  return [
    ...[...own].flatMap(([name, message]) => (message ? [{ path: [name], message }] : [])),
    ...issues.filter(({ path: [name] }) => !own.get(String(name) as keyof Draft & string)),
  ]
}

/** Messages by field; none for a draft that can be sent. What is as in `base`, that of the record, is not judged. */
export function checkDraft<Item, Draft extends object>(
  fields: Fields<Item, Draft>,
  body: Body,
  draft: Draft,
  base: Draft | null,
): FieldErrors {
  const judged = listTouched(fields, draft, base).flatMap((name) => [name, fields[name].judgedAt ?? name])
  return Object.fromEntries(
    Object.entries(toFieldMessages(findIssues(fields, body, draft))).filter(([field]) =>
      judged.some((name) => name === field),
    ),
  )
}

/** What a POST or PUT sends: what was typed, and of a record all else as it came. */
export function toPayload<Item extends JsonObject, Draft extends object>(
  fields: Fields<Item, Draft>,
  body: Body,
  record: Item | null,
  draft: Draft,
): JsonObject {
  const values = toValues(fields, draft, record)
  if (record !== null) {
    const touched = listTouched(fields, draft, toDraft(fields, record))
    return buildUpdate(record, body, Object.fromEntries(touched.map((name) => [name, values[name]])))
  }
  // What is nothing, and may be left out, is.
  const isSent = ([name, value]: [string, unknown]) =>
    value !== null || body.shape[name]?.safeParse(undefined).success !== true
  return Object.fromEntries(Object.entries(values).filter(isSent))
}

/** The body of a PUT: what SPEC has in it as it came, but for those of the values that are others than the record's. */
export const buildUpdate = (record: JsonObject, body: { shape: object }, values: JsonObject): JsonObject => ({
  ...readWire(record, body),
  ...Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => value !== record[field] || findOdd(record, field) !== undefined,
    ),
  ),
})

/** The fields in which a draft says something else than that of its record; all of a new one. */
function listTouched<Item, Draft extends object>(
  fields: Fields<Item, Draft>,
  draft: Draft,
  base: Draft | null,
) {
  if (base === null) return listNames(fields)
  const [mine, theirs] = [toMeaning(fields, draft), toMeaning(fields, base)]
  // What is blank because it could not be read means no number, not even 0.
  const isFilled = (name: keyof Draft) => base[name] === '' && String(draft[name]).trim() !== ''
  return listNames(fields).filter(
    (name) => draft[name] !== base[name] && (mine[name] !== theirs[name] || isFilled(name)),
  )
}
