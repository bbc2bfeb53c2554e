import { HttpError, isNetworkError, NetworkError, ValidationError } from '../errors/errors.ts'
import { type MoveEvent, moveEventSchema, type ServedReport } from './move-events.schema.ts'
import { protocolHeader, protocolVersion, refusalSchema } from './move-request.schema.ts'

/** A release server's address, and the token of the team that calls it. */
export type ReleaseServer = { url: string; token: string }

/** `path` starts with `v1/`. */
export type ReleaseCall = {
  path: string
  /** By default GET, and POST with a body. */
  method?: string
  body?: string | Uint8Array<ArrayBuffer>
  signal?: AbortSignal
}

/**
 * Returns a successful response of a release server.
 * @throws HttpError, with `serverMessage` if a release server refused; NetworkError, with its cause.
 */
export async function callReleaseServer(
  { url, token }: ReleaseServer,
  { path, body, method = body === undefined ? 'GET' : 'POST', signal }: ReleaseCall,
): Promise<Response> {
  const facts = { method, route: path }
  const response = await fetch(`${url.replace(/\/$/, '')}/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      [protocolHeader]: protocolVersion,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
    cache: 'no-store',
    credentials: 'omit',
    // A redirect would send the token elsewhere.
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  }).catch((cause: unknown) => {
    signal?.throwIfAborted()
    throw new NetworkError({ ...facts, reason: 'unreachable' }, { cause })
  })
  // Proxies and other servers do not send this header.
  const isReleaseServer = response.headers.has(protocolHeader)
  if (response.ok && isReleaseServer) return response
  const details: unknown = await response.json().catch(() => null)
  const refusal = refusalSchema.safeParse(details)
  throw new HttpError({
    ...facts,
    status: response.status,
    details,
    ...(isReleaseServer && refusal.success && { serverMessage: refusal.data.message }),
  })
}

/** The release server accepted the request but refused the move. */
class MoveRefused extends Error {
  override readonly name = 'MoveRefused'
  /** `moved-on`: another release is current than the expected one. */
  readonly code: string
  /** The message for people without a command line. */
  readonly onScreen: string

  constructor({ code, message, on_screen = message }: Extract<MoveEvent, { kind: 'failed' }>) {
    super(message)
    this.code = code
    this.onScreen = on_screen
  }
}

/** Compares by name, as the other guards do. */
export const isMoveRefused = (error: unknown): error is MoveRefused =>
  error instanceof Error && error.name === 'MoveRefused'

/** Connections that may break before giving up. */
const maxBreaks = 5
/** Milliseconds before reconnecting. */
const pause = 500

/**
 * Requests a move and reports its progress. A broken connection repeats the same request: the server resumes its report
 * and makes the move only once.
 * @param call sends a request like {@link callReleaseServer}.
 * @throws MoveRefused; NetworkError after five broken connections; ValidationError for a newer protocol; errors of
 * `call`.
 */
export async function followMove(
  call: (asked: ReleaseCall) => Promise<Response>,
  request: object,
  onLine: (text: string) => void,
): Promise<ServedReport> {
  const body = JSON.stringify(request)
  let shown = 0
  for (let breaks = 0; ; breaks++) {
    let lines = 0
    try {
      for await (const event of readEvents(await call({ path: 'v1/moves', body }))) {
        if (event.kind === 'done') return event.report
        if (event.kind === 'failed') throw new MoveRefused(event)
        if (event.kind === 'line' && ++lines > shown) {
          shown = lines
          onLine(event.text)
        }
      }
      throw new NetworkError({ method: 'POST', route: 'v1/moves', reason: 'unreachable' })
    } catch (error) {
      if (!isNetworkError(error) || breaks === maxBreaks) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** Ends early if the connection breaks. */
async function* readEvents({ body }: Response): AsyncGenerator<MoveEvent> {
  if (body === null) return
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value = '' } = await reader.read().catch(() => ({ done: true, value: '' }))
    const lines = `${rest}${value}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield parseEvent(line)
    if (done) return
  }
}

function parseEvent(line: string): MoveEvent {
  try {
    return moveEventSchema.parse(JSON.parse(line))
  } catch (cause) {
    throw new ValidationError('v1/moves', [{ code: 'event', path: '', message: 'unknown event' }], { cause })
  }
}
