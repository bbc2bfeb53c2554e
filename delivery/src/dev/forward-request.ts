const ofConnection = ['host', 'connection', 'accept-encoding', 'origin', 'referer', 'content-length']
/** Node has taken the compression off; a policy of the deployed console would refuse what developing needs. */
const ofTransfer = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'content-security-policy',
  'strict-transport-security',
]

/**
 * Forwards the request to `origin`, at `path` if that differs, and returns its response.
 * @throws Error naming the origin when it cannot be reached.
 */
export async function forwardRequest(request: Request, origin: string, path?: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of ofConnection) headers.delete(name)
  const { method } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? await request.arrayBuffer() : null
  const answer = await fetch(`${origin}${path ?? pathname}${search}`, {
    method,
    headers,
    redirect: 'manual',
    ...(body && { body }),
  }).catch((cause: unknown) => {
    throw new Error(`${origin} cannot be reached.`, { cause })
  })
  const told = new Headers(answer.headers)
  for (const name of ofTransfer) told.delete(name)
  return new Response(answer.body, { status: answer.status, headers: told })
}
