import type { Team } from './teams/teams-file.ts'

/** What a request is answered with: the other end of its connection, and whose token it carries. */
export type ServerEnv = { Bindings: { address?: string }; Variables: { team: Team } }
