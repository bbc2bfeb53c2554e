import { setTimeout as sleep } from 'node:timers/promises'
import { CommandError } from '@console/node-server/command-error'
import { isHttpError, isNetworkError } from '@console/shared/errors'
import { callReleaseServer, type ReleaseCall } from '@console/shared/release-server/client'
import { describeUnreachable, isWorthTryingAgain } from './describe-unreachable.ts'

/** An answer that is a success. @throws CommandError that says what stands in the way. */
export type CallServer = (asked: ReleaseCall) => Promise<Response>

/** Milliseconds before each further try: a server that is restarted is back by then. */
const pauses = [200, 1_000, 3_000]

/** A call may be sent twice: every address takes the same content once. */
export function createServerCalls(url: string, readToken: () => Promise<string>): CallServer {
  return async (asked) => {
    for (let tries = 0; ; tries++) {
      const pause = pauses[tries]
      try {
        return await callReleaseServer({ url, token: await readToken() }, asked)
      } catch (error) {
        if (pause === undefined || !mayPass(error)) throw toCommandError(error, url)
        await sleep(pause)
      }
    }
  }
}

/** A proxy's answer while the server behind it is down for a moment. */
const mayPass = (error: unknown) =>
  isHttpError(error)
    ? [502, 503, 504].includes(error.status) && error.serverMessage === undefined
    : isNetworkError(error) && isWorthTryingAgain(error.cause)

function toCommandError(error: unknown, url: string): unknown {
  if (isNetworkError(error)) return describeUnreachable(error.cause, url)
  if (!isHttpError(error)) return error
  if (error.serverMessage !== undefined) return new CommandError(error.serverMessage)
  if (error.status === 413)
    return new CommandError(
      `A proxy in front of ${url} refuses a file of this size. Let it pass bodies of 32 MB (nginx: client_max_body_size 32m).`,
    )
  return new CommandError(
    `${url} answered ${error.status}, and not as a release server does. Is this its address? It is started with pnpm release serve.`,
  )
}
