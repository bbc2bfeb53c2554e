/**
 * Bytes that a browser sends after the page is gone, for all bodies together (Fetch standard: 64 KiB for all keepalive
 * requests in flight).
 */
export const keepaliveLimit = 60_000

let kept = 0

export const countBytes = (text: string) => new TextEncoder().encode(text).length

/** A request to a telemetry service. It outlives the page if there is room, and carries no referrer or credentials. */
export async function fetchKeepalive(
  address: string,
  init: RequestInit & { body: string },
): Promise<Response> {
  const bytes = countBytes(init.body)
  const keepalive = kept + bytes <= keepaliveLimit
  if (keepalive) kept += bytes
  try {
    return await fetch(address, {
      ...init,
      keepalive,
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    })
  } finally {
    if (keepalive) kept -= bytes
  }
}
