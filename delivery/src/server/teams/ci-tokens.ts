import { decode, verifyWithJwks } from 'hono/jwt'
import * as z from 'zod/mini'
import type { Team } from './teams-file.ts'

/** Facts that the token of a CI run proves; a long-lived token of a team proves none. */
export type Claims = { by: string; commit: string; run: string; branch: string | undefined }
/** Who calls: the team of the token. */
export type Caller = Team & { claims?: Claims }

/** As GitHub's tokens for workflows have them (OpenID Connect). */
const claimsSchema = z.object({
  iss: z.string(),
  exp: z.number(),
  repository: z.string(),
  actor: z.string(),
  sha: z.string(),
  ref: z.string(),
  run_id: z.string(),
})
const keysSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })) })

/** Milliseconds for which an issuer's keys are kept, since an upload has many requests. */
const keptFor = 60_000

/** The team whose repository a CI run belongs to; undefined for a token that is not valid for this server. */
export function createCiTokens() {
  const kept = new Map<string, { at: number; keys: ReturnType<typeof fetchKeys> }>()
  const readKeys = (issuer: string) => {
    const known = kept.get(issuer)
    if (known !== undefined && Date.now() - known.at < keptFor) return known.keys
    const keys = fetchKeys(issuer)
    kept.set(issuer, { at: Date.now(), keys })
    keys.catch(() => kept.delete(issuer))
    return keys
  }
  /** @param host of the request, which a token for another release server does not name. */
  return async (teams: readonly Team[], token: string, host: string): Promise<Caller | undefined> => {
    try {
      const { iss, repository, ...claims } = claimsSchema.parse(decode(token).payload)
      const team = teams.find(({ ci }) => ci?.issuer === iss && ci.repository === repository)
      if (team === undefined) return undefined
      await verifyWithJwks(token, {
        keys: (await readKeys(iss)).keys,
        allowedAlgorithms: ['RS256'],
        verification: { iss, aud: [`https://${host}`, `http://${host}`] },
      })
      const { actor, sha, ref, run_id } = claims
      const run = `${new URL(iss).hostname.endsWith('githubusercontent.com') ? 'https://github.com' : iss}/${repository}/actions/runs/${run_id}`
      const [, branch] = /^refs\/heads\/(.+)$/.exec(ref) ?? []
      return { ...team, claims: { by: actor, commit: sha, run, branch } }
    } catch {
      return undefined
    }
  }
}

async function fetchKeys(issuer: string) {
  const answer = await fetch(`${issuer}/.well-known/jwks`, { redirect: 'error' })
  return keysSchema.parse(await answer.json())
}
