import { HttpError, isHttpError, isNetworkError, NetworkError, toUserMessage } from '@console/shared/errors'
import { protocolHeader, protocolVersion, refusalSchema } from '@console/shared/release-server/move-request'

/** A release server, and the team in whose name it is asked. */
export type ReleaseServer = { url: string; token: string }

type Asked = { path: string; body?: string; signal: AbortSignal }

/** An answer that is a success. @throws HttpError with the server's own sentence, NetworkError. */
export async function callReleaseServer(
  { url, token }: ReleaseServer,
  { path, body, signal }: Asked,
): Promise<Response> {
  const facts = { method: body === undefined ? 'GET' : 'POST', route: path }
  const response = await fetch(`${url.replace(/\/$/, '')}/${path}`, {
    method: facts.method,
    headers: {
      authorization: `Bearer ${token}`,
      [protocolHeader]: protocolVersion,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
    signal,
    cache: 'no-store',
    credentials: 'omit',
    // It would take the token elsewhere.
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  }).catch((cause: unknown) => {
    signal.throwIfAborted()
    throw new NetworkError({ ...facts, reason: 'unreachable' }, { cause })
  })
  if (response.ok) return response
  const details: unknown = await response.json().catch(() => null)
  const refusal = refusalSchema.safeParse(details)
  throw new HttpError({
    ...facts,
    status: response.status,
    details,
    ...(refusal.success && { serverMessage: refusal.data.message }),
  })
}

/** What went wrong, and what to do about it. */
export function describeServerError(error: unknown, { url }: Pick<ReleaseServer, 'url'>): string {
  const { host } = new URL(url)
  if (isNetworkError(error))
    return `${host} does not answer this console. Check the connection, and that the server was started with --console-origin ${location.origin}.`
  if (isHttpError(error) && error.serverMessage === undefined)
    return `${host} answered ${error.status}, and not as a release server does. Is releaseServer.url in config.json its address?`
  return toUserMessage(error)
}
