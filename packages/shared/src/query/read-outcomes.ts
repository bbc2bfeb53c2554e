import type { QueryClient } from '@tanstack/react-query'
import type { ReadList, RecordId } from '../http/record-list.ts'

/** A list as the server has it now, with unreadable records too. `fetchQuery` with a `staleTime` of 0 joins a reading under way. */
export type FetchList<Row extends { id: RecordId }> = (client: QueryClient) => Promise<ReadList<Row>>

/** The rows that tell what became of a write. */
export type ListedRows<Row extends { id: RecordId }> = {
  fetchList: FetchList<Row>
  /** What a row tells, by the names of the fields that are changed; null or undefined where it does not. */
  read(row: Row): object
}

/** What a row tells of a write: that it was done, or why not. */
export type Told = { isDone: true } | { isDone: false; reason: string }

/**
 * After writes of which the answer proves nothing: what the rows tell of each item. A list that cannot be read, a row that is
 * gone, and one without the fields tell nothing.
 */
export async function readOutcomes<Item extends { id: RecordId }>(
  client: QueryClient,
  rows: ListedRows<Item> | undefined,
  written: readonly { item: Item; wanted: object }[],
): Promise<Map<Item, Told>> {
  const list = await rows?.fetchList(client).catch(() => null)
  const listed = new Map(list?.records.map((row) => [row.id, row]))
  const outcomes = new Map<Item, Told>()
  for (const { item, wanted } of written) {
    const row = listed.get(item.id)
    if (row === undefined || rows === undefined) continue
    const told = new Map<string, unknown>(Object.entries(rows.read(row)))
    const known = Object.entries(wanted).filter(([name, value]) => isTold(value) && isTold(told.get(name)))
    const other = known.find(([name, value]) => !isAlike(told.get(name), value))
    if (other !== undefined) {
      const reason = `The server said that it is done, but still has “${told.get(other[0])}”.`
      outcomes.set(item, { isDone: false, reason })
    } else if (known.length > 0) outcomes.set(item, { isDone: true })
  }
  return outcomes
}

const isTold = (value: unknown) => value !== null && value !== undefined

/** A server may spell what it was given in its own way. */
const isAlike = (told: unknown, wanted: unknown): boolean =>
  toSpelling(told) === toSpelling(wanted) || Number(told) === Number(wanted)

const toSpelling = (value: unknown) => String(value).trim().toLowerCase()
