import { numberId } from '@console/values/schemas/number'
import * as z from 'zod/mini'
import { ValidationError, type ValidationIssue } from '../errors/errors.ts'
import { describeIssues } from './describe-issues.ts'
import { readRecord } from './odd-fields.ts'
import type { StandardSchema } from './standard-schema.ts'
import { noteWire } from './wire.ts'

/** Loose, so that what it does not know is kept, and without checks of its own: whatever it asks is asked of its fields. */
type RecordSchema = z.ZodMiniObject<z.core.$ZodShape, z.core.$loose>

export type RecordId = number | string

/** A record of a list that is not what its schema asks for. */
export type UnreadableRecord = {
  /** Its place in the server's list. */
  index: number
  /** Null where even that cannot be read. */
  id: RecordId | null
  issues: readonly ValidationIssue[]
}

/** What of a list could be read, in the server's order, and what could not. */
export type ReadList<Item> = { records: Item[]; unreadable: UnreadableRecord[] }

/**
 * Schema of a list of tens of thousands of records. A value that cannot be read costs its field (`readOdd`), and a record that
 * cannot be read without it costs itself; both say what is wrong and where. What is no list at all is refused. A record whose fields are accepted as they are is taken as it stands: to have `item`
 * copy it takes twice the time (50,000 packages: 107 ms, so 55).
 */
export function recordListSchema<Item extends RecordSchema>(
  item: Item,
): StandardSchema<ReadList<z.output<Item>>> {
  const isPlain = toPlainCheck(item)
  return {
    '~standard': {
      validate: (value) => {
        if (!Array.isArray(value)) return { issues: noList.safeParse(value).error?.issues ?? [] }
        const records: z.output<Item>[] = []
        const unreadable: UnreadableRecord[] = []
        const list: unknown[] = value
        for (const [index, record] of list.entries()) {
          if (isPlain(record)) {
            records.push(record)
            continue
          }
          // Paths begin as those of a whole answer do: `data` of the envelope is the list.
          const root = ['data', index]
          const result = readRecord(item, record, root)
          if (result.issues === undefined) {
            noteWire(result.value, record)
            records.push(result.value)
          } else {
            unreadable.push({
              index,
              id: readId(record),
              issues: describeIssues(result.issues, record, root),
            })
          }
        }
        return { value: { records, unreadable } }
      },
    },
  }
}

/** Says what is wrong with what is no list. */
const noList = z.array(z.unknown())

const namedSchema = z.looseObject({ id: z.union([numberId(), z.string()]) })

const readId = (record: unknown) => namedSchema.safeParse(record).data?.id ?? null

/** For a record that is not among the readable ones: throws where the server has it in a shape that cannot be read. */
export function refuseUnreadable(list: ReadList<unknown>, id: number, route: string): void {
  const found = list.unreadable.find((record) => record.id === id)
  if (found !== undefined) throw new ValidationError(route, found.issues)
}

/** True only for a record that `item` accepts and leaves as it is. False means no more than "parse it to know". */
function toPlainCheck<Item extends RecordSchema>(item: Item) {
  const fields = Object.entries(item.shape)
  return (record: unknown): record is z.output<Item> => {
    if (typeof record !== 'object' || record === null || Array.isArray(record)) return false
    // zod leaves out such a key.
    if (Object.hasOwn(record, '__proto__')) return false
    // Any object may be read by key; what stands there is what is being checked.
    const values = record as Record<string, unknown>
    return fields.every(([key, field]) => {
      const { success, data } = z.safeParse(field, values[key])
      return success && data === values[key]
    })
  }
}
