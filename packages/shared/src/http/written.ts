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
        if (nothing.safeParse(value).success) return { value: nothingWritten }
        const id = idAlone.safeParse(value)
        if (id.success) return { value: { record: null, id: id.data } }
        const result = record.safeParse(value)
        if (!result.success) return { issues: result.error.issues }
        return { value: { record: result.data, id: result.data.id } }
      },
    },
  }
}

const recordId = z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))])
const idAlone = z.union([
  recordId,
  z.pipe(
    z.strictObject({ id: recordId }),
    z.transform(({ id }) => id),
  ),
])

/** PHP writes an empty object as an empty list. */
const nothing = z.union([z.undefined(), z.null(), z.tuple([]), z.strictObject({}), z.literal('')])

/** For a delete: the record that is gone has no shape to hold it to. */
export const deletedSchema = writtenSchema(z.looseObject({ id: z.pipe(recordId, z.transform(Number)) }))
