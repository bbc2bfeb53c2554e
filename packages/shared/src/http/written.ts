import * as z from 'zod/mini'
import { readRecord } from './odd-fields.ts'
import type { StandardSchema } from './standard-schema.ts'

/** What a write's answer says of the record; both null where it says nothing. */
export type Written<Entity> = { record: Entity | null; id: number | null }

/** Of a server that says no more than that it is done. */
export const nothingWritten = { record: null, id: null } as const satisfies Written<never>

/**
 * What a write may answer: SPEC §7 names no result, so the record, an object with its id and anything that is no object mean
 * that it is done. A number alone may be a count as well as an id, so that it names no record. Any other object is measured
 * by `record`.
 */
export function writtenSchema<Entity extends { id: number }>(
  record: z.ZodMiniType<Entity>,
): StandardSchema<Written<Entity>> {
  return {
    '~standard': {
      validate: (value) => {
        if (isNothing(value)) return { value: nothingWritten }
        const id = readIdAlone(value)
        if (id !== null) return { value: { record: null, id } }
        const result = readRecord(record, value, ['data'])
        if (result.issues !== undefined) return result
        return { value: { record: result.value, id: result.value.id } }
      },
    },
  }
}

const recordId = z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))])

/** Of an object that holds no more than that. */
function readIdAlone(value: unknown): number | null {
  const isAlone =
    typeof value === 'object' && value !== null && 'id' in value && Object.keys(value).length === 1
  return isAlone ? (recordId.safeParse(value.id).data ?? null) : null
}

/** `true`, `1`, a message; PHP writes an empty object as an empty list. */
const isNothing = (value: unknown) =>
  value !== false && (typeof value !== 'object' || Object.keys(value ?? {}).length === 0)

/** For a delete: the record that is gone has no shape to hold it to. */
export const deletedSchema = writtenSchema(z.looseObject({ id: recordId }))
