import { setTimeout as sleep } from 'node:timers/promises'
import {
  type MoveEvent,
  moveEventSchema,
  type ServedReport,
} from '@console/shared/release-server/move-events'
import { CommandError } from '../errors/command-error.ts'
import type { ServedMoveRequest } from '../protocol/release-protocol.schema.ts'
import type { MoveReport } from '../releases/moves/move-result.ts'
import { tryParseJson } from '../releases/site/read-json-file.ts'
import type { CallServer } from './call-server.ts'

/** Connections that may break before the end. */
const mostBreaks = 5

/**
 * Has a move made, shows how it goes, and gives what came of it. Where the connection breaks the same request is sent
 * again: the server tells on from where it is, and makes the move once.
 * @throws CommandError with the reason that the server gives.
 */
export async function followMove(
  call: CallServer,
  request: ServedMoveRequest,
  print: (line: string) => void,
): Promise<MoveReport> {
  const body = JSON.stringify(request)
  let shown = 0
  for (let breaks = 0; ; breaks++) {
    let lines = 0
    const answer = await call('v1/moves', { method: 'POST', body })
    for await (const event of readEvents(answer)) {
      if (event.kind === 'done') return toMoveReport(event.report)
      if (event.kind === 'failed') throw new CommandError(event.message)
      if (event.kind === 'line' && ++lines > shown) {
        shown = lines
        print(event.text)
      }
    }
    if (breaks === mostBreaks)
      throw new CommandError(
        'The connection to the release server broke again and again. Whether the move was made is in pnpm release list.',
      )
    await sleep(500)
  }
}

/** Ends early where the connection breaks. */
async function* readEvents(answer: Response): AsyncGenerator<MoveEvent> {
  if (answer.body === null) return
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value = '' } = await reader.read().catch(() => ({ done: true, value: '' }))
    const lines = `${rest}${value}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield parseEvent(line)
    if (done) return
  }
}

/** @throws CommandError where a newer server says something else. */
function parseEvent(line: string): MoveEvent {
  const parsed = moveEventSchema.safeParse(tryParseJson(line))
  if (parsed.success) return parsed.data
  throw new CommandError(
    'The release server says something that this command line does not understand. Whether the move was made is in pnpm release list.',
  )
}

function toMoveReport({
  previous,
  changes,
  canaries,
  redirects,
  switched,
  release,
  ...report
}: ServedReport): MoveReport {
  return {
    ...report,
    release: {
      id: release.id,
      remotes: release.remotes.map(({ name, disabled }) => ({ name, ...(disabled && { disabled }) })),
    },
    previous,
    changes: changes.map(({ name, from, to }) => ({ name, from, to })),
    canaries: canaries.map(({ name, from, to, audience }) => ({ name, from, to, audience })),
    redirects: redirects.map(({ from, to }) => ({ from, to })),
    switched: switched.map(({ name, disabled }) => ({ name, disabled })),
  }
}
