import { useState } from 'react'
import type { RecordId } from '../http/record-list.schema.ts'
import type { WriteResult } from '../http/write-result.ts'

export type CreatedRecordCalls<Row, Document, Entity> = {
  /** The cached list, read once here: new records are not in it. */
  known: readonly Row[] | undefined
  fetchRows(): Promise<readonly Row[]>
  /** Whether a row may be the sent document, such as one with the same name. */
  isLike(row: Row, sent: Document): boolean
  /** Null for a record that is gone by now. */
  fetchRecord(row: Row): Promise<Entity | null>
  isMine(record: Entity, sent: Document): boolean
}

/**
 * Implements an editor's `findCreated`. Among the records that appeared since the editor opened, finds the one equal to
 * the sent document, reading it unless the response has it; after a response, also the one it identifies, or one of the
 * same name that the server changed. A record that existed before counts only if the response identifies it and it
 * equals the document: the response then was to an earlier attempt. Rejects if there was a response but the record
 * cannot be determined. Since 1.10.0.
 */
export function useCreatedRecord<Row extends { id: RecordId }, Document, Entity extends { id: RecordId }>({
  known,
  fetchRows,
  isLike,
  fetchRecord,
  isMine,
}: CreatedRecordCalls<Row, Document, Entity>) {
  // The set of ids is built on demand, because the list may be long and the form is just opening.
  const [earlier] = useState(known)
  return async (sent: Document, answer: WriteResult<Entity> | null): Promise<Entity | null> => {
    const earlierIds = new Set(earlier?.map(({ id }) => id))
    const rows = (await fetchRows()).toSorted(byNewest)
    const added = rows.filter(({ id }) => !earlierIds.has(id))
    const isNamed = ({ id }: { id: RecordId }) => id === answer?.id
    const shown = answer?.record ?? null
    if (shown !== null && isMine(shown, sent) && rows.some(isNamed)) return shown
    const found = await readLikely(added)
    const mine = found.filter((record) => isMine(record, sent))
    const made = mine.find(isNamed) ?? mine[0]
    if (made !== undefined || answer === null) return made ?? null
    // If the previous records are unknown, an equal name alone may be an old record.
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

/** Texts tell no order. */
const byNewest = (one: { id: RecordId }, other: { id: RecordId }) => Number(other.id) - Number(one.id) || 0

const untold = 'It is not certain which of the server’s records is this one.'
