import { recordId } from '@console/values/schemas/number'
import * as z from 'zod/mini'
import type { RecordId } from './record-list.schema.ts'
import type { StandardSchema } from './standard-schema.ts'
import { readRecord } from './unreadable-fields.ts'

/** The record in a write's response; both null if there is none. */
export type WriteResult<Entity> = { record: Entity | null; id: RecordId | null }

/** The result of a response that says no more than success. */
export const emptyWriteResult = { record: null, id: null } as const satisfies WriteResult<never>

/**
 * Schema of a write's response. SPEC §7 names no result, so the record, an object with an id, and any non-object mean
 * success. A bare number may be a count as well as an id, so it identifies no record. Any other object must match
 * `record`.
 */
export function writeResultSchema<Entity extends { id: RecordId }>(
  record: z.ZodMiniType<Entity>,
): StandardSchema<WriteResult<Entity>> {
  return {
    '~standard': {
      validate: (value) => {
        if (isNothing(value)) return { value: emptyWriteResult }
        const id = readIdAlone(value)
        if (id !== null) return { value: { record: null, id } }
        const result = readRecord(record, value, ['data'])
        if (result.issues !== undefined) return result
        return { value: { record: result.value, id: result.value.id } }
      },
    },
  }
}

/** The id of an object that has nothing else. */
function readIdAlone(value: unknown): RecordId | null {
  const isAlone =
    typeof value === 'object' && value !== null && 'id' in value && Object.keys(value).length === 1
  return isAlone ? (recordId().safeParse(value.id).data ?? null) : null
}

/** `true`, `1`, a message; PHP serialises an empty object as an empty list. */
const isNothing = (value: unknown) =>
  value !== false && (typeof value !== 'object' || Object.keys(value ?? {}).length === 0)

/** For a delete: there is no record left to validate. */
export const deletedSchema = writeResultSchema(z.looseObject({ id: recordId() }))
