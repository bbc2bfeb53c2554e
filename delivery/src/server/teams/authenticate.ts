import { createCallerAddress } from '@console/node-server/trusted-proxy'
import { RequestRefusal } from '../../errors/request-refusal.ts'
import { createCallerLimit } from './caller-limit.ts'
import { type Caller, createCiTokens } from './ci-tokens.ts'
import { findTeam } from './team-token.ts'
import { readTeams } from './teams-file.ts'

/** Wrong tokens that one caller may send in this time. */
const wrongTokens = { most: 10, within: 15 * 60_000 }

type Authentication = {
  /** Read for every request, so that adding or removing a token takes effect at once. */
  teamsFile: string
  /** Addresses and networks of proxies that are believed about their callers. */
  trustedProxies?: readonly string[] | undefined
}

/** Finds the team of a request's token. @throws RequestRefusal (its rejection) for an unknown token. */
export function createAuthentication({ teamsFile, trustedProxies = [] }: Authentication) {
  const limit = createCallerLimit(wrongTokens)
  const findByRun = createCiTokens()
  const findCaller = createCallerAddress(trustedProxies)
  return async ({ headers, url }: Request, address: string | undefined): Promise<Caller> => {
    const caller = findCaller({ socketAddress: address, forwardedFor: headers.get('x-forwarded-for') })
    const [, token = ''] = /^Bearer ([\w.-]{20,4000})$/.exec(headers.get('authorization') ?? '') ?? []
    const teams = await readTeams(teamsFile)
    const team = token.includes('.')
      ? await findByRun(teams, token, new URL(url).host)
      : findTeam(teams, token)
    // A right token is never refused: all teams may share one address, and no token can be guessed.
    if (team !== undefined) return team
    const wait = limit.waitFor(caller)
    if (wait !== undefined)
      throw new RequestRefusal(
        429,
        'attempts',
        `Too many wrong tokens came from this address. Try again in ${Math.ceil(wait / 60)} minutes.`,
      )
    limit.count(caller)
    throw new RequestRefusal(
      401,
      'token',
      'The release server does not know this token. It may have been replaced: ask an administrator of the server for a new one.',
    )
  }
}
