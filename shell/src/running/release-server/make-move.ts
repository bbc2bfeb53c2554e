import { isNetworkError, NetworkError } from '@console/shared/errors'
import {
  type MoveEvent,
  moveEventSchema,
  type ServedReport,
} from '@console/shared/release-server/move-events'
import type { RemoteMoveRequest } from '@console/shared/release-server/move-request'
import { callReleaseServer, type ReleaseServer } from './call-release-server.ts'

/** Connections that may break before the end. */
const mostBreaks = 5
/** Milliseconds before the next. */
const pause = 500

/** The release server took the request, and did not make the move. */
class MoveRefused extends Error {
  override readonly name = 'MoveRefused'
  /** `moved-on`: another release is current than the one that was expected. */
  readonly code: string

  constructor({ code, message, on_screen = message }: Extract<MoveEvent, { kind: 'failed' }>) {
    super(on_screen)
    this.code = code
  }
}

/** Asks by name, as the other guards do. */
export const isMoveRefused = (error: unknown): error is MoveRefused =>
  error instanceof Error && error.name === 'MoveRefused'

/**
 * Has a move made and tells how it goes. Where the connection breaks the same request is sent again: the server tells on
 * from where it is, and makes the move once.
 * @throws MoveRefused, and what `callReleaseServer` throws.
 */
export async function makeMove(
  server: ReleaseServer,
  request: RemoteMoveRequest,
  onLine: (text: string) => void,
): Promise<ServedReport> {
  const body = JSON.stringify(request)
  // Nobody can take it back once it is asked for.
  const { signal } = new AbortController()
  let told = 0
  for (let breaks = 0; ; breaks++) {
    let lines = 0
    try {
      const response = await callReleaseServer(server, { path: 'v1/moves', body, signal })
      for await (const event of readEvents(response)) {
        if (event.kind === 'done') return event.report
        if (event.kind === 'failed') throw new MoveRefused(event)
        if (event.kind === 'line' && ++lines > told) {
          told = lines
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
    throw new Error(
      'The release server says something that this console does not understand. The history tells whether the move was made.',
      { cause },
    )
  }
}
