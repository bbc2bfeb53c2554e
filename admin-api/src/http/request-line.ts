export type RequestFacts = {
  at: Date
  id: string
  trace: string | null
  method: string
  /** Without the query, which may hold what people searched for. */
  path: string
  status: number
  milliseconds: number
  address: string
  staffId: number | null
}

/** One line of JSON about one request; nothing in it was typed by a person but the path. */
export function toRequestLine({ at, milliseconds, staffId, ...facts }: RequestFacts): string {
  return JSON.stringify({
    at: at.toISOString(),
    ...facts,
    milliseconds: Math.round(milliseconds * 10) / 10,
    staff_id: staffId,
  })
}
