import { HttpError, isNetworkError, NetworkError, ValidationError } from '../errors/errors.ts'
import { type MoveEvent, moveEventSchema, type ServedReport } from './move-events.schema.ts'
import { protocolHeader, protocolVersion, refusalSchema } from './move-request.schema.ts'

/** The address of a release server, and the token of the team in whose name it is asked. */
export type ReleaseServer = { url: string; token: string }

/** `path` begins with `v1/`. */
export type ReleaseCall = {
  path: string
  /** By default GET, and POST with a body. */
  method?: string
  body?: string | Uint8Array<ArrayBuffer>
  signal?: AbortSignal
}

/**
 * An answer of a release server that is a success.
 * @throws HttpError, with `serverMessage` where a release server refused; NetworkError, with the reason as its cause.
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
    // It would take the token elsewhere.
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  }).catch((cause: unknown) => {
    signal?.throwIfAborted()
    throw new NetworkError({ ...facts, reason: 'unreachable' }, { cause })
  })
  // A proxy, or a server of another kind, does not send it.
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

/** The release server took the request, and did not make the move. */
class MoveRefused extends Error {
  override readonly name = 'MoveRefused'
  /** `moved-on`: another release is current than the one that was expected. */
  readonly code: string
  /** The message for people without a command line. */
  readonly onScreen: string

  constructor({ code, message, on_screen = message }: Extract<MoveEvent, { kind: 'failed' }>) {
    super(message)
    this.code = code
    this.onScreen = on_screen
  }
}

/** Asks by name, as the other guards do. */
export const isMoveRefused = (error: unknown): error is MoveRefused =>
  error instanceof Error && error.name === 'MoveRefused'

/** Connections that may break before the end. */
const mostBreaks = 5
/** Milliseconds before the next. */
const pause = 500

/**
 * Has a move made and tells how it goes. Where the connection breaks the same request is sent again: the server tells on
 * from where it is, and makes the move once.
 * @param call as {@link callReleaseServer} does.
 * @throws MoveRefused; NetworkError after five breaks; ValidationError where the server is newer and says something else;
 * and what `call` throws.
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
      if (!isNetworkError(error) || breaks === mostBreaks) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** Ends early where the connection breaks. */
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
