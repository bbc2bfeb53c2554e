import * as z from 'zod/mini'
import type { StandardSchema } from './standard-schema.ts'

/** What a write's answer says of the record; both null where it says nothing. */
export type Written<Entity> = { record: Entity | null; id: number | null }

/** Of a server that says no more than that it is done. */
export const nothingWritten = { record: null, id: null } as const satisfies Written<never>

/**
 * What a write may answer: SPEC §7 names no result, so the record, its id alone and nothing at all mean that it is done. Any
 * other value is measured by `record`.
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
        const result = record.safeParse(value)
        if (!result.success) return { issues: result.error.issues }
        return { value: { record: result.data, id: result.data.id } }
      },
    },
  }
}

const recordId = z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))])

/** `7`, or an object that holds no more than that. */
function readIdAlone(value: unknown): number | null {
  const isObject = typeof value === 'object' && value !== null && 'id' in value
  const id = isObject && Object.keys(value).length === 1 ? value.id : value
  return recordId.safeParse(id).data ?? null
}

/** PHP writes an empty object as an empty list. */
const isNothing = (value: unknown) =>
  value === undefined || value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)

/** For a delete: the record that is gone has no shape to hold it to. */
export const deletedSchema = writtenSchema(z.looseObject({ id: recordId }))
