import { CommandError } from '@console/node-server/command-error'
import * as z from 'zod/mini'

const answerSchema = z.object({ value: z.string() })

/** Milliseconds for which a token of a CI run is used; GitHub's work for five minutes. */
const usedFor = 60_000

/** Tokens that GitHub gives a workflow with `id-token: write`; undefined elsewhere. */
export function createCiTokenReader(
  env: Readonly<Record<string, string | undefined>>,
  server: string,
): (() => Promise<string>) | undefined {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: address, ACTIONS_ID_TOKEN_REQUEST_TOKEN: right } = env
  if (!address || !right) return undefined
  let last = { at: Number.NEGATIVE_INFINITY, token: '' }
  return async () => {
    if (Date.now() - last.at < usedFor) return last.token
    const url = `${address}&audience=${encodeURIComponent(new URL(server).origin)}`
    const answer = await fetch(url, { headers: { authorization: `Bearer ${right}` } }).catch(() => undefined)
    const given = answerSchema.safeParse(await answer?.json().catch(() => undefined))
    if (!given.success)
      throw new CommandError(
        'The CI gives no token for the release server. Does the job have id-token: write?',
      )
    last = { at: Date.now(), token: given.data.value }
    return last.token
  }
}
