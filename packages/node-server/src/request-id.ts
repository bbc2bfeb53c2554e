import { randomUUID } from 'node:crypto'

/** Ids as a proxy in front makes them; anything else is not copied into the log. */
const acceptedId = /^[A-Za-z0-9-]{8,64}$/

/** The id of a request: that of the proxy in front (`X-Request-Id`), or a new one. */
export const toRequestId = (asked: string | null | undefined): string =>
  asked != null && acceptedId.test(asked) ? asked : randomUUID()
