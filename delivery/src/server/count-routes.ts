import { access } from 'node:fs/promises'
import { createCallerAddress } from '@console/node-server/trusted-proxy'
import { countsSchema, type SectionCount } from '@console/shared/release-server/counts'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { RequestRefusal } from '../errors/request-refusal.ts'
import { buildSiteLayout } from '../releases/site/site-layout.ts'
import type { CountStore } from '../report/count-store.ts'
import { readJson } from './read-request.ts'
import type { ServedEnvironments } from './served-environments.ts'
import type { ServerEnv } from './server-env.ts'
import { createCallerLimit } from './teams/caller-limit.ts'

/** A console whose pages may call, and its environment; the server's first one by default. */
export type ConsoleOrigin = { origin: string; environment?: string | undefined }

type Options = {
  served: ServedEnvironments
  counts: CountStore
  consoleOrigins: readonly ConsoleOrigin[]
  trustedProxies?: readonly string[] | undefined
}

/** Batches that one caller may send in this time. A page in use sends at most one every ten seconds. */
const batches = { most: 120, within: 60_000 }
/** Fifty sections take 10 KB. */
const mostBytes = 16_384

/** Counts that pages of the console send. No token is asked for: pages have none, and the counts name no person. */
export function createCountRoutes({ served, counts, consoleOrigins, trustedProxies = [] }: Options) {
  const limit = createCallerLimit(batches)
  const findCaller = createCallerAddress(trustedProxies)
  const routes = new Hono<ServerEnv>()
  const limitBody = bodyLimit({
    maxSize: mostBytes,
    onError: () => {
      throw new RequestRefusal(413, 'counts', 'These are more counts than a page has.')
    },
  })
  routes.post('/v1/counts', limitBody, async (c) => {
    const from = consoleOrigins.find(({ origin }) => origin === c.req.header('origin'))
    if (from === undefined) throw new RequestRefusal(403, 'origin', 'Only pages of the console are counted.')
    const forwardedFor = c.req.header('x-forwarded-for') ?? null
    const caller = findCaller({ socketAddress: c.env.address, forwardedFor })
    if (limit.waitFor(caller) !== undefined)
      throw new RequestRefusal(429, 'counts', 'These are more counts than pages send.')
    limit.count(caller)
    const told = await readJson(c, countsSchema)
    const { dir } = await served.open()
    const known = await Promise.all(told.counts.map((count) => isKnown(dir, count)))
    counts.add(
      from.environment ?? served.own,
      told.counts.filter((_, index) => known[index]),
    )
    return c.body(null, 204)
  })
  return routes
}

/** Versions that were never published would only fill the file. */
const isKnown = (dir: string, { remote, version }: SectionCount) =>
  access(buildSiteLayout(dir).unit(remote, version)).then(
    () => true,
    () => false,
  )
