import { useState } from 'react'
import type { Written } from '../http/written.ts'

export type CreatedRecordCalls<Row, Document, Entity> = {
  /** The list as it was read last, and read once here: what is new is not in it. */
  known: readonly Row[] | undefined
  fetchRows(): Promise<readonly Row[]>
  /** Whether a row may be what was sent, such as one of the same name. */
  isLike(row: Row, sent: Document): boolean
  /** Null for one that is gone by now. */
  fetchRecord(row: Row): Promise<Entity | null>
  isMine(record: Entity, sent: Document): boolean
}

/**
 * For an editor's `findCreated`: of the records that the server has now and had not when the editor opened, the one that is what
 * was sent, which is read unless the answer shows it; after an answer, also the one that it names, or one of the same name that the
 * server made another of. One that was there before is it only where the answer names it and it is what was sent: the answer was for
 * an earlier try. Rejects where an answer came, and nobody can tell which record it is about. Since 1.10.0.
 */
export function useCreatedRecord<Row extends { id: number }, Document, Entity extends { id: number }>({
  known,
  fetchRows,
  isLike,
  fetchRecord,
  isMine,
}: CreatedRecordCalls<Row, Document, Entity>) {
  // Of a long list the ids are made a set only where they are asked for: not while a form opens.
  const [earlier] = useState(known)
  return async (sent: Document, answer: Written<Entity> | null): Promise<Entity | null> => {
    const earlierIds = new Set(earlier?.map(({ id }) => id))
    const rows = (await fetchRows()).toSorted((one, other) => other.id - one.id)
    const added = rows.filter(({ id }) => !earlierIds.has(id))
    const isNamed = ({ id }: { id: number }) => id === answer?.id
    const shown = answer?.record ?? null
    if (shown !== null && isMine(shown, sent) && rows.some(isNamed)) return shown
    const found = await readLikely(added)
    const mine = found.filter((record) => isMine(record, sent))
    const made = mine.find(isNamed) ?? mine[0]
    if (made !== undefined || answer === null) return made ?? null
    // Where nobody knows what was there before, a name alone may be that of an old one.
    const other = found.find(isNamed) ?? (earlier === undefined ? undefined : found[0])
    if (other !== undefined) return other
    const before = await readLikely(rows.filter(({ id }) => earlierIds.has(id)))
    const same = before.filter((record) => isMine(record, sent))
    const again = same.find(isNamed)
    if (again !== undefined) return again
    if (same.length > 0 || (earlier !== undefined && added.length > 0)) throw new Error(untold)
    return null

    async function readLikely(some: readonly Row[]): Promise<Entity[]> {
      const likely = some.filter((row) => isNamed(row) || isLike(row, sent))
      return (await Promise.all(likely.map(fetchRecord))).filter((record) => record !== null)
    }
  }
}

const untold = 'Nobody can tell whether what the server has is this one.'
