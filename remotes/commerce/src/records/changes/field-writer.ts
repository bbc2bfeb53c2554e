import { assertUnchanged, changeRecord } from '@console/shared/changes/change-record'
import type { Versioned, WriteGuard } from '@console/shared/http'
import type { RecordId } from '@console/shared/http/record-list'
import type { JsonObject } from '@console/values/json/json-document'
import { toComparable } from '../fields/draft.ts'
import { buildUpdate } from '../fields/payload.ts'
import type { Body, Fields } from '../fields/record-field.ts'

type WrittenResource<Item, Draft> = {
  fields: Fields<Item, Draft>
  body: Body
  /** Null for a record that is gone. */
  find(id: RecordId): Promise<Versioned<Item> | null>
  update(id: RecordId, body: JsonObject, guard: WriteGuard): Promise<unknown>
  /** Throws if the server's record may not have the change. */
  assertPossible?(record: Item, change: Partial<Item>): void
}

/**
 * Changes only the given fields of the server’s current record, so that changes by others are kept. A record that has
 * the values already is not written; with `from`, neither is one whose values have changed since. Resolves with the
 * record as it was before.
 */
export type FieldWriter<Item> = (item: Item, change: Partial<Item>, from?: Partial<Item>) => Promise<Item>

export const buildFieldWriter =
  <Item extends JsonObject & { id: RecordId }, Draft extends object>({
    fields,
    body,
    find,
    update,
    assertPossible,
  }: WrittenResource<Item, Draft>): FieldWriter<Item> =>
  ({ id }, change, from = {}) =>
    changeRecord(
      () => find(id),
      async (record, guard) => {
        if (listOther(fields, record, change).length === 0) return
        assertUnchanged(record, Object.fromEntries(listOther(fields, record, from)))
        assertPossible?.(record, change)
        await update(id, buildUpdate(record, body, change), guard)
      },
    )

/** The values that differ from the record's in more than spelling. */
function listOther<Item, Draft extends object>(
  fields: Fields<Item, Draft>,
  record: JsonObject,
  values: JsonObject,
) {
  const has = new Map(Object.entries(toComparable(fields, record)))
  const asked = new Map(Object.entries(toComparable(fields, { ...record, ...values })))
  return Object.entries(values).filter(([name]) => has.get(name) !== asked.get(name))
}
