/** Milliseconds for which an answer that waits is as good as one that is asked for now. */
const goodFor = 10_000

/** What the document's first script has asked for, by address, until somebody asks for the same. */
type EarlyRequests = Map<string, { token: string | null; answer: Promise<Response> }>

declare global {
  interface Window {
    /** The first script and the console are two bundles, and the page is what they have in common. */
    earlyRequests?: EarlyRequests
  }
}

/**
 * Asks for an address before the code is there that wants it. `token`: in whose name, null for what is everybody's; `timeout`:
 * milliseconds until it is given up.
 */
export function askEarly(
  address: string,
  token: string | null,
  timeout: number,
  options: RequestInit,
): Promise<Response> {
  window.earlyRequests ??= new Map()
  const requests = window.earlyRequests
  const answer = fetch(address, { ...options, signal: AbortSignal.timeout(timeout) }).then(readWhole)
  const forget = () => setTimeout(() => requests.delete(address), goodFor)
  requests.set(address, { token, answer })
  answer.then(forget, forget)
  return answer
}

/** A body that nobody reads stops coming when the browser's buffer is full. */
const readWhole = async (response: Response) =>
  response.ok ? new Response(await response.arrayBuffer(), response) : response

/** The answer to what was asked for early, once, for the same call in the same name. After a write none holds. */
export function takeEarlyAnswer(
  method: string,
  address: string,
  token: string | null,
): Promise<Response> | undefined {
  const early = window.earlyRequests?.get(address)
  if (method === 'GET') window.earlyRequests?.delete(address)
  else window.earlyRequests?.clear()
  return method === 'GET' && early?.token === token ? early.answer : undefined
}
