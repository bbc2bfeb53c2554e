import { findUnreadableField } from '@console/shared/http/unreadable-fields'
import { readWire } from '@console/shared/http/wire'
import type { JsonObject } from '@console/values/json/json-document'
import { listTouched, toDraft, toValue } from './draft.ts'
import { type Body, type Fields, listNames } from './record-field.ts'

/** A draft on the wire, field by field. */
export const toValues = <Item, Draft extends object>(
  fields: Fields<Item, Draft>,
  draft: Draft,
  record: Item | null = null,
): JsonObject =>
  Object.fromEntries(
    listNames(fields).map((name) => [name, toValue(fields[name], String(draft[name]), draft, record)]),
  )

/** The body of a POST or PUT: the fields that were changed, and everything else as the server sent it. */
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
  // Fields that are optional in SPEC are left out if nothing was typed.
  const isSent = ([name, value]: [string, unknown]) =>
    value !== null || body.shape[name]?.safeParse(undefined).success !== true
  return Object.fromEntries(Object.entries(values).filter(isSent))
}

/** The body of a PUT: the fields that SPEC names as the server sent them, with the changes of `values`. */
export const buildUpdate = (record: JsonObject, body: { shape: object }, values: JsonObject): JsonObject => ({
  ...readWire(record, body),
  ...Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => value !== record[field] || findUnreadableField(record, field) !== undefined,
    ),
  ),
})
