/** The trace of a `traceparent` (W3C Trace Context, version 00), for the log; null where there is none. */
export const readTraceId = (traceparent: string | undefined): string | null =>
  /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(traceparent ?? '')?.[1] ?? null

export type RequestFacts = {
  at: Date
  id: string
  trace: string | null
  method: string
  /** Without the query, which may hold what people searched for. */
  path: string
  /** The pattern of the route; null where none answered. */
  route: string | null
  status: number
  milliseconds: number
  address: string
  staffId: number | null
}

/** One line of JSON about one request; nothing in it was typed by a person but the path. */
export function toRequestLine({ at, milliseconds, staffId, route: _, ...facts }: RequestFacts): string {
  return JSON.stringify({
    at: at.toISOString(),
    level: facts.status >= 500 ? 'error' : 'info',
    ...facts,
    milliseconds: Math.round(milliseconds * 10) / 10,
    staff_id: staffId,
  })
}
