import { Hono } from 'hono'
import { previewRequestSchema } from '../protocol/preview-request.schema.ts'
import type { MoveSettings } from './jobs/run-move-request.ts'
import { limitJson, readJson } from './read-request.ts'
import type { ServedEnvironments } from './served-environments.ts'
import type { ServerEnv } from './server-env.ts'
import { expectPreviewRight } from './teams/team-rights.ts'

type Options = Pick<MoveSettings, 'place' | 'signing'> & {
  served: ServedEnvironments
  log: (what: unknown) => void
}

/** Writes the file that a preview link names; the team signs the link with its own key. No release moves. */
export function createPreviewRoutes({ served, place, signing, log }: Options) {
  const trusted = signing === undefined ? [] : [signing.key.publicKey, ...(signing.trusted ?? [])]
  return new Hono<ServerEnv>().post('/v1/previews', limitJson, async (c) => {
    const { by, environment, asked, expires_at } = await readJson(c, previewRequestSchema)
    const team = c.get('team')
    expectPreviewRight(team, asked)
    const store = await served.open(environment)
    const prepared = await store.preview({ by: `${team.team} (${by})`, asked, expires_at, place, trusted })
    log(`${team.team} (${by}): preview: ${prepared.address}`)
    return c.json(prepared)
  })
}
