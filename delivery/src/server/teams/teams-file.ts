import { stat } from 'node:fs/promises'
import { environmentNameSchema } from '@console/shared/release-server/environments'
import { rightsSchema } from '@console/shared/release-server/team'
import * as z from 'zod/mini'
import { ReleaseError } from '../../errors/release-error.ts'
import { readJsonFile } from '../../releases/site/read-json-file.ts'
import { writeByRename } from '../../releases/site/write-by-rename.ts'
import { createToken, hashToken } from './team-token.ts'

const teamSchema = z.object({
  team: z
    .string()
    .check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u, { error: 'must be a short plain name' })),
  remotes: rightsSchema,
  /** Environments that the team may move; every one by default. */
  environments: z.optional(z.array(environmentNameSchema).check(z.minLength(1))),
  /** The repository whose CI runs release for the team, by tokens of their own. */
  ci: z.optional(
    z.object({
      issuer: z
        .string()
        .check(z.regex(/^https:\/\/\S+$|^http:\/\/127\.0\.0\.1:\d+$/, { error: 'must be an https address' })),
      repository: z.string().check(z.regex(/^[\w.-]+\/[\w.-]+$/, { error: 'must be owner/name' })),
    }),
  ),
  /** SHA-256 of its token, in hex. */
  token: z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'must be a SHA-256 in hex' })),
})
export type Team = z.infer<typeof teamSchema>

const teamsSchema = z.object({ teams: z.array(teamSchema) })

/** @throws ReleaseError `teams` that names what is wrong in the file. */
export async function readTeams(file: string): Promise<Team[]> {
  const source = {
    shownAs: file,
    code: 'teams',
    advice: 'Make it with pnpm release token add <team> --remotes <remote>,<remote> --teams <file>.',
  } as const
  return (await readJsonFile(file, teamsSchema, source)).teams
}

/**
 * Gives a team a new token; one that it had stops working.
 * @returns the token, which is stored nowhere.
 * @throws ReleaseError `teams`.
 */
export async function addTeam(
  file: string,
  { team, remotes, environments, ci }: Omit<Team, 'token'>,
): Promise<string> {
  const token = createToken()
  const parsed = teamSchema.safeParse({
    team,
    remotes,
    ...(environments && { environments }),
    ...(ci && { ci }),
    token: hashToken(token),
  })
  if (!parsed.success)
    throw new ReleaseError(
      'teams',
      `A team has a short plain name and at least one remote, such as pnpm release token add growth --remotes commerce,content, not “${team}” with “${remotes.join(',')}”.`,
    )
  const others = (await readTeamsIfThere(file)).filter((each) => each.team !== team)
  await writeTeams(file, [...others, parsed.data])
  return token
}

/** @throws ReleaseError `teams` when there is no such team. */
export async function removeTeam(file: string, team: string): Promise<void> {
  const teams = await readTeams(file)
  const others = teams.filter((each) => each.team !== team)
  if (others.length === teams.length)
    throw new ReleaseError(
      'teams',
      `${file} has no team “${team}”. It has: ${teams.map((each) => each.team).join(', ')}.`,
    )
  await writeTeams(file, others)
}

const readTeamsIfThere = async (file: string) =>
  (await stat(file).catch(() => undefined)) === undefined ? [] : readTeams(file)

/** A server may read it at any moment, and only this account may. */
const writeTeams = (file: string, teams: readonly Team[]): Promise<void> =>
  writeByRename(file, `${JSON.stringify({ teams }, null, 2)}\n`, { mode: 0o600 })
