import {
  environmentNameSchema,
  type environmentsAnswerSchema,
  type historyAnswerSchema,
} from '@console/shared/release-server/environments'
import type { Whoami } from '@console/shared/release-server/team'
import { remoteNameSchema } from '@console/shared/remote-config'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { RequestRefusal } from '../errors/request-refusal.ts'
import type { agesAnswerSchema } from '../protocol/look-answers.schema.ts'
import type { reportAnswerSchema } from '../protocol/report-answer.schema.ts'
import { compareEnvironments } from '../releases/compare-environments.ts'
import { findLagging } from '../releases/find-lagging.ts'
import type { Signing } from '../releases/release-store.ts'
import type { Verification } from '../releases/verification/verify-release.ts'
import type { ReportSource } from '../report/report-source.ts'
import { listServedEnvironments, listServedMoves, listServedReleases } from './list-served.ts'
import { readCount, readQuery } from './read-request.ts'
import type { ServedEnvironments } from './served-environments.ts'
import type { ServerEnv } from './server-env.ts'

/** Moves that `/v1/history` answers by default, and at most. */
const usualMoves = 50
const mostMoves = 500

const reportQuerySchema = z.object({ remote: remoteNameSchema, since: z.iso.datetime() })

type Options = { served: ServedEnvironments; report: ReportSource | undefined; signing: Signing | undefined }

const comparisonQuerySchema = z.object({
  from: environmentNameSchema,
  to: environmentNameSchema,
  units: z.string(),
})

const agesQuerySchema = z.object({ of: environmentNameSchema, shell: environmentNameSchema })

/** Current releases and the history, which every team may see. */
export function createLookRoutes({ served, report, signing }: Options) {
  const routes = new Hono<ServerEnv>()
  routes.get('/v1/whoami', async (c) => {
    const { team, remotes } = c.get('team')
    return c.json<Whoami>({ team, remotes, environments: await served.listMovable(c.get('team')) })
  })
  routes.get('/v1/environments', async (c) =>
    c.json<z.infer<typeof environmentsAnswerSchema>>(await listServedEnvironments(served)),
  )
  routes.get('/v1/history', async (c) => {
    const store = await served.open(c.req.query('environment'))
    const limit = Math.min(readCount(c, 'limit') ?? usualMoves, mostMoves)
    return c.json<z.infer<typeof historyAnswerSchema>>({ moves: await store.listMoves(limit) })
  })
  routes.get('/v1/moves', async (c) =>
    c.json(await listServedMoves(await served.open(c.req.query('environment')), readCount(c, 'most'))),
  )
  routes.get('/v1/releases', async (c) =>
    c.json(await listServedReleases(await served.open(c.req.query('environment')), readCount(c, 'most'))),
  )
  routes.get('/v1/differences', async (c) => {
    const { from, to, units } = readQuery(c, comparisonQuerySchema)
    const [source, target] = [await served.open(from), await served.open(to)]
    const named = units.split(',').filter((name) => name !== '')
    return c.json(await compareEnvironments({ from, source, target, units: named }))
  })
  routes.get('/v1/lagging', async (c) => {
    const { of, shell } = readQuery(c, agesQuerySchema)
    const [remotesOf, shellOf] = [await served.open(of), await served.open(shell)]
    return c.json<z.infer<typeof agesAnswerSchema>>(await findLagging({ remotesOf, shellOf }))
  })
  routes.get('/v1/verification', async (c) => {
    const store = await served.open(c.req.query('environment'))
    const keys = signing === undefined ? [] : [signing.key.publicKey, ...(signing.trusted ?? [])]
    return c.json<Verification>(await store.verify(c.req.query('id'), keys))
  })
  routes.get('/v1/report', async (c) => {
    const { remote, since } = readQuery(c, reportQuerySchema)
    const environment = c.req.query('environment') ?? served.own
    if (report === undefined)
      throw new RequestRefusal(
        409,
        'report',
        'This release server has no log service to ask. Whoever runs it names one: serve --config <file> --query-token-file <file>.',
      )
    const versions = await report.read({ remote, environment, since: new Date(since) })
    return c.json<z.infer<typeof reportAnswerSchema>>({ environment, source: report.name, versions })
  })
  return routes
}
