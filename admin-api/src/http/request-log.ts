import { randomUUID } from 'node:crypto'

/** Ids as a proxy in front makes them; anything else is not copied into the log. */
const acceptedId = /^[A-Za-z0-9-]{8,64}$/

export const toRequestId = (asked: string | undefined) =>
  asked !== undefined && acceptedId.test(asked) ? asked : randomUUID()

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

/**
 * One line about an unexpected failure, for the log. A failed query's own message carries its parameters, which may be
 * passwords; so the line has its cause, and only the code and the constraint of the database's own refusals.
 */
export function toFailureLine(request: { method: string; path: string }, error: unknown): string {
  return `${request.method} ${request.path} failed: ${describe(error)}`
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is not an error was thrown'
  const root = error.cause instanceof Error ? error.cause : error
  const frames = (root.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  const code: unknown = Reflect.get(root, 'code')
  const constraint: unknown = Reflect.get(root, 'constraint')
  // PostgreSQL puts values into its messages; a failure without its code comes from the driver and holds none.
  const told =
    typeof code === 'string'
      ? `${root.name} ${code}${typeof constraint === 'string' ? ` on ${constraint}` : ''}`
      : `${root.name}: ${root.message}`
  return [told, ...frames.slice(0, 6)].join('\n')
}
