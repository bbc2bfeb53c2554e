/** Milliseconds for which an unclaimed answer still counts as fresh. */
const maxAge = 10_000

/** Requests sent by the document's first script, by address, until the console claims them. */
type EarlyRequests = Map<string, { token: string | null; answer: Promise<Response> }>

declare global {
  interface Window {
    /** A global, because the first script and the console are separate bundles. */
    earlyRequests?: EarlyRequests
  }
}

/**
 * Sends a request before the code that needs it is loaded. `token`: the session's, or null for a public address;
 * `timeout`: milliseconds until it is aborted.
 */
export function requestEarly(
  address: string,
  token: string | null,
  timeout: number,
  options: RequestInit,
): Promise<Response> {
  window.earlyRequests ??= new Map()
  const requests = window.earlyRequests
  const answer = fetch(address, { ...options, signal: AbortSignal.timeout(timeout) }).then(readWhole)
  const forget = () => setTimeout(() => requests.delete(address), maxAge)
  requests.set(address, { token, answer })
  answer.then(forget, forget)
  return answer
}

/** An unread body stalls once the browser's buffer is full. */
const readWhole = async (response: Response) =>
  response.ok ? new Response(await response.arrayBuffer(), response) : response

/** Takes the answer to an early request, once, for the same call with the same token. A write discards them all. */
export function takeEarlyResponse(
  method: string,
  address: string,
  token: string | null,
): Promise<Response> | undefined {
  const early = window.earlyRequests?.get(address)
  if (method === 'GET') window.earlyRequests?.delete(address)
  else window.earlyRequests?.clear()
  return method === 'GET' && early?.token === token ? early.answer : undefined
}
