import { setTimeout as sleep } from 'node:timers/promises'
import { protocolHeader, protocolVersion, refusalSchema } from '@console/shared/release-server/move-request'
import { CommandError } from '../errors/command-error.ts'
import { describeUnreachable, isWorthTryingAgain } from './describe-unreachable.ts'

/** An answer that is a success. @throws CommandError that says what stands in the way. */
export type CallServer = (
  path: string,
  init?: { method?: string; body?: string | Uint8Array },
) => Promise<Response>

/** Milliseconds before each further try: a server that is started anew is back by then. */
const pauses = [200, 1_000, 3_000]

/** What is sent may be sent twice: every address takes the same content once. */
export function createServerCalls({ server, token }: { server: string; token: string }): CallServer {
  return async (path, { method = 'GET', body } = {}) => {
    for (let tries = 0; ; tries++) {
      const pause = pauses[tries]
      try {
        const answer = await fetch(new URL(path, server), {
          method,
          // A redirect would take the token elsewhere.
          redirect: 'error',
          headers: {
            authorization: `Bearer ${token}`,
            [protocolHeader]: protocolVersion,
            ...(typeof body === 'string' && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
        })
        if (answer.ok && answer.headers.has(protocolHeader)) return answer
        if (pause === undefined || !isOfProxy(answer)) throw await toError(answer, server)
      } catch (error) {
        if (pause === undefined || !isWorthTryingAgain(error)) throw describeUnreachable(error, server)
      }
      await sleep(pause)
    }
  }
}

/** Of a proxy before a server that is down for a moment. */
const isOfProxy = ({ status, headers }: Response) =>
  [502, 503, 504].includes(status) && !headers.has(protocolHeader)

async function toError(answer: Response, server: string): Promise<CommandError> {
  const refusal = refusalSchema.safeParse(await answer.json().catch(() => undefined))
  if (answer.headers.has(protocolHeader) && refusal.success) return new CommandError(refusal.data.message)
  if (answer.status === 413)
    return new CommandError(
      `A proxy in front of ${server} refuses a file of this size. Let it pass bodies of 32 MB (nginx: client_max_body_size 32m).`,
    )
  return new CommandError(
    `${server} answered ${answer.status}, and not as a release server does. Is this its address? It is started with pnpm release serve.`,
  )
}
