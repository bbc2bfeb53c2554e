import type { QueryClient } from '@tanstack/react-query'
import type { ReadList, RecordId } from '../http/record-list.schema.ts'

/**
 * Fetches a list's current state, including unreadable records. `fetchQuery` with `staleTime: 0` joins a fetch in
 * progress.
 */
export type FetchList<Row extends { id: RecordId }> = (client: QueryClient) => Promise<ReadList<Row>>

/** Rows that reveal the outcome of a write. */
export type ListedRows<Row extends { id: RecordId }> = {
  fetchList: FetchList<Row>
  /** A row's values of the changed fields; null or undefined if the row lacks them. */
  read(row: Row): object
}

/** Outcome of a write as its row shows it: done, or why not. */
export type Told = { isDone: true } | { isDone: false; reason: string }

/**
 * After writes with inconclusive answers: the outcome of each item according to its row. Nothing is known if the list
 * cannot be read, the row is gone or it lacks the fields.
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
    const other = known.find(([name, value]) => !isEquivalent(told.get(name), value))
    if (other !== undefined) {
      const reason = `The server reported success, but still has “${told.get(other[0])}”.`
      outcomes.set(item, { isDone: false, reason })
    } else if (known.length > 0) outcomes.set(item, { isDone: true })
  }
  return outcomes
}

const isTold = (value: unknown) => value !== null && value !== undefined

/** A server may normalise the values it was given. */
const isEquivalent = (told: unknown, wanted: unknown): boolean =>
  toSpelling(told) === toSpelling(wanted) || Number(told) === Number(wanted)

const toSpelling = (value: unknown) => String(value).trim().toLowerCase()
