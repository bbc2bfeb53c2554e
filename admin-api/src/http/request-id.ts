import { randomUUID } from 'node:crypto'

/** Such as a proxy in front makes; anything else is not repeated into the log. */
const acceptedId = /^[A-Za-z0-9-]{8,64}$/

export const toRequestId = (asked: string | undefined) =>
  asked !== undefined && acceptedId.test(asked) ? asked : randomUUID()

/** The trace of a `traceparent` (W3C Trace Context, version 00), for the log; null where there is none. */
export const readTraceId = (traceparent: string | undefined): string | null =>
  /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(traceparent ?? '')?.[1] ?? null
