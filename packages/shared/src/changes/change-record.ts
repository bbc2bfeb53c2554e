import { isStale } from '../errors/errors.ts'
import type { Versioned, WriteGuard } from '../http/api-client.ts'
import { updateVersioned } from '../http/update-versioned.ts'

/**
 * Changes the server's current record, so that others' changes stay; resolves with the record as it was before. Error
 * messages are meant for a report.
 */
export async function changeRecord<Item>(
  find: () => Promise<Versioned<Item> | null>,
  change: (record: Item, guard: WriteGuard) => Promise<void>,
): Promise<Item> {
  try {
    return await updateVersioned(find, async (record, guard) => {
      if (record === null) throw new Error('It is no longer on the server. Somebody deleted it.')
      await change(record, guard)
      return record
    })
  } catch (error) {
    if (!isStale(error)) throw error
    throw new Error('It keeps being saved elsewhere, so it was not changed. Try again.', { cause: error })
  }
}

const otherValue = 'OtherValueError'

/** Throws if somebody else has changed one of the fields in `from`. */
export function assertUnchanged(record: Readonly<Record<string, unknown>>, from: object | undefined): void {
  const other = Object.entries(from ?? {}).find(([name, value]) => record[name] !== value)
  if (other === undefined) return
  const error = new Error(`Its ${other[0]} has been changed elsewhere since then.`)
  error.name = otherValue
  throw error
}

/** Whether a change was refused because the list's value was outdated. */
export const isChangedElsewhere = (error: unknown): boolean =>
  error instanceof Error && error.name === otherValue
