/**
 * Bytes of all bodies together that a browser sends on after the page is gone; it refuses more (Fetch standard: 64 KiB
 * for all keepalive requests under way).
 */
export const keepaliveLimit = 60_000

let kept = 0

export const countBytes = (text: string) => new TextEncoder().encode(text).length

/** A request to a telemetry service. It outlives the page where there is room, and tells the service nothing of it. */
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
