import type { Caller } from './teams/ci-tokens.ts'

/** Hono's environment: the socket behind the request, and the team that its token belongs to. */
export type ServerEnv = { Bindings: { address?: string }; Variables: { team: Caller } }
