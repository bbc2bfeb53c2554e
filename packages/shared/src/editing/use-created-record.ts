import { useState } from 'react'
import type { Written } from '../http/written.ts'
import { useNewRecords } from './use-new-records.ts'

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
 * was sent, which is read unless the answer shows it; after an answer, also the one that it names, or one of the same name that the server made another of. Rejects where
 * an answer came, and something is new that nobody can tell from it. Since 1.10.0.
 */
export function useCreatedRecord<Row extends { id: number }, Document, Entity extends { id: number }>({
  known,
  fetchRows,
  isLike,
  fetchRecord,
  isMine,
}: CreatedRecordCalls<Row, Document, Entity>) {
  const fetchNew = useNewRecords(known, fetchRows)
  const [isListed] = useState(known !== undefined)
  return async (sent: Document, answer: Written<Entity> | null): Promise<Entity | null> => {
    const added = await fetchNew()
    const shown = answer?.record ?? null
    if (shown !== null && isMine(shown, sent) && added.some(({ id }) => id === shown.id)) return shown
    const likely = added.filter((row) => row.id === answer?.id || isLike(row, sent))
    const found = (await Promise.all(likely.map(fetchRecord))).filter((record) => record !== null)
    const findNamed = (records: readonly Entity[]) => records.find(({ id }) => id === answer?.id)
    const mine = found.filter((record) => isMine(record, sent))
    const made = findNamed(mine) ?? mine[0]
    if (made !== undefined || answer === null) return made ?? null
    // Where nobody knows what was there before, a name alone may be that of an old one.
    const other = findNamed(found) ?? (isListed ? found[0] : undefined)
    if (other === undefined && isListed && added.length > 0) {
      throw new Error('The server has something new, and nobody can tell whether it is this.')
    }
    return other ?? null
  }
}
