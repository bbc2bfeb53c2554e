import { Hono } from 'hono'
import { RequestRefusal } from '../errors/request-refusal.ts'
import { previewEndSchema, previewRequestSchema } from '../protocol/preview-request.schema.ts'
import type { AskedPreview } from '../releases/previews/find-previewed.ts'
import { signPreview } from '../releases/previews/sign-preview.ts'
import type { ReleaseKey } from '../releases/signing/release-key.ts'
import { onlyUnit } from '../releases/units/only-unit.ts'
import type { MoveSettings } from './jobs/run-move-request.ts'
import { limitJson, readJson } from './read-request.ts'
import type { ServedEnvironments } from './served-environments.ts'
import type { ServerEnv } from './server-env.ts'
import { expectPreviewRight, expectUnits } from './teams/team-rights.ts'

type Options = Pick<MoveSettings, 'placeOf' | 'signing' | 'uploads'> & {
  served: ServedEnvironments
  /** Signs links; without it there are none. */
  previewKey?: ReleaseKey | undefined
  log: (what: unknown) => void
}

/** Makes links to versions that are not current, or that no release has, and ends those of a branch. No release moves. */
export function createPreviewRoutes({ served, placeOf, signing, uploads, previewKey, log }: Options) {
  const trusted = signing === undefined ? [] : [signing.key.publicKey, ...(signing.trusted ?? [])]
  const app = new Hono<ServerEnv>()
  app.post('/v1/previews/end', limitJson, async (c) => {
    const { by, environment, remote, branch } = await readJson(c, previewEndSchema)
    const { team } = c.get('team')
    expectUnits(c.get('team'), [remote])
    const store = await served.open(environment)
    const ended = await store.endPreviews({ by: `${team} (${by})`, remote, branch })
    log(`${team} (${by}): ${ended} previews of ${remote}, ${branch} ended`)
    return c.json({ ended })
  })
  app.post('/v1/previews', limitJson, async (c) => {
    const { by, environment, asked, expires_at, branch, origin, path } = await readJson(
      c,
      previewRequestSchema,
    )
    const team = c.get('team')
    expectPreviewRight(team, asked)
    if (origin !== undefined && previewKey === undefined)
      throw new RequestRefusal(
        409,
        'preview',
        'This release server signs no links. Its administrator has to start it with --preview-key <file>.',
      )
    const store = await served.open(environment)
    const place = placeOf(environment ?? served.own)
    const prepare = (named: AskedPreview) =>
      store.preview({ by: `${team.team} (${by})`, asked: named, expires_at, branch, place, trusted })
    const prepared =
      asked.kind === 'built'
        ? await uploads.withBuiltUnits([asked.unit], (units) =>
            prepare({ kind: 'built', unit: onlyUnit(units) }),
          )
        : await prepare(asked)
    log(`${team.team} (${by}): preview: ${prepared.address}`)
    if (origin === undefined || previewKey === undefined) return c.json(prepared)
    const { subject, integrity } = prepared
    const grant = { format: 1, subject, origin, expires_at, file: integrity } as const
    const link = signPreview(previewKey, grant, path ?? prepared.path)
    return c.json({ ...prepared, link, key: previewKey.publicKey })
  })
  return app
}
