import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { RequestRefusal } from '../errors/request-refusal.ts'
import { toIntegrityOf } from '../protocol/file-name.ts'
import { moveRequestSchema, uploadRequestSchema } from '../protocol/release-protocol.schema.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import { isVersionThere, writeBill } from '../releases/site/bills.ts'
import { createMoveJobs } from './jobs/move-jobs.ts'
import { type MoveSettings, runMoveRequest, toRequestId } from './jobs/run-move-request.ts'
import { findMade } from './jobs/served-report.ts'
import { streamEvents } from './jobs/stream-events.ts'
import { compareByRules, expectPolicy } from './policy/expect-policy.ts'
import { limitJson, readJson } from './read-request.ts'
import type { ServedEnvironments } from './served-environments.ts'
import type { ServerEnv } from './server-env.ts'
import { expectRight, expectUnits } from './teams/team-rights.ts'

/** CycloneDX, of which the rest is kept as it came. */
const billSchema = z.looseObject({ bomFormat: z.literal('CycloneDX') })

/** A request is repeated while it is being made, or soon after: no more moves than these came in between. */
const mostRepeated = 500

type Options = MoveSettings & { served: ServedEnvironments; log: (what: unknown) => void }

/** Uploads, and moves of an environment that are told of while they are made. */
export function createMoveRoutes(options: Options) {
  const { served, uploads, log } = options
  const jobs = createMoveJobs(log, served.withoutPaths)
  const routes = new Hono<ServerEnv>()
  const answerEvents = (c: Context, id: string) =>
    c.body(streamEvents(jobs, id), 200, { 'content-type': 'application/x-ndjson' })
  const findMadeOf = async (store: ReleaseStore, team: string, id: string) =>
    findMade(
      (await store.listMoves(mostRepeated)).filter((move) => move.team === team),
      id,
    )

  routes.post('/v1/uploads', limitJson, async (c) => {
    const { units } = await readJson(c, uploadRequestSchema)
    expectUnits(
      c.get('team'),
      units.map(({ name }) => name),
    )
    return c.json({ missing: await uploads.announce(units) })
  })
  routes.put('/v1/files/:name{[0-9a-f]{96}}', async (c) => {
    await uploads.put(toIntegrityOf(c.req.param('name')), c.req.raw.body)
    return c.body(null, 204)
  })
  routes.post('/v1/moves', limitJson, async (c) => {
    const request = await readJson(c, moveRequestSchema)
    const caller = c.get('team')
    const { team } = caller
    expectRight(caller, request)
    const store = await served.openMoved(caller, request.environment)
    const environment = request.environment ?? served.own
    const question = {
      ...{ policy: options.policy?.[environment], environment, caller, request },
      openStore: served.open,
    }
    await expectPolicy(question)
    const id = toRequestId(team, request)
    const made = jobs.find(id, team) ? undefined : await findMadeOf(store, team, id)
    // Another request may have started the move while the history was read.
    if (jobs.find(id, team) === undefined) {
      const work = async (emit: (text: string) => void) => {
        if (made !== undefined) return made
        const warnings = await compareByRules(question, store)
        const moved = await runMoveRequest(options, { store, environment, request, caller, id, emit })
        const report = { ...moved, notes: [...warnings, ...moved.notes] }
        log(`${team} (${request.by}): ${request.action}, ${report.outcome}: ${report.release.id}`)
        return report
      }
      // Moves that may open a browser.
      const queued = request.action === 'check' || 'without_smoke' in request
      jobs.start(id, team, { queued, work })
    }
    return answerEvents(c, id)
  })
  // Served nowhere: beside the history, as the command line writes it into a folder.
  routes.put('/v1/bills/:unit/:version', limitJson, async (c) => {
    const { unit, version } = c.req.param()
    expectUnits(c.get('team'), [unit])
    const bill = await readJson(c, billSchema)
    const { dir } = await served.openMoved(c.get('team'), c.req.query('environment'))
    if (!isVersionThere(dir, { name: unit, version }))
      throw new RequestRefusal(404, 'unknown', 'The release server has no such version.')
    await writeBill({ siteDir: dir, unit, version }, JSON.stringify(bill))
    return c.body(null, 204)
  })
  routes.get('/v1/moves/:id', async (c) => {
    const { id } = c.req.param()
    const { team } = c.get('team')
    if (jobs.find(id, team) !== undefined) return answerEvents(c, id)
    for (const name of await served.listMovable(c.get('team'))) {
      const made = await findMadeOf(await served.open(name), team, id)
      if (made === undefined) continue
      jobs.start(id, team, { queued: false, work: async () => made })
      return answerEvents(c, id)
    }
    throw new RequestRefusal(404, 'unknown', 'The release server knows of no such move, so it was not made.')
  })
  return routes
}
