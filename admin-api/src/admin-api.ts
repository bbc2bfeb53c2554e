import { createCallerAddress } from '@console/node-server/trusted-proxy'
import { sql } from 'drizzle-orm'
import { createSeldom } from './audit/seldom.ts'
import { writeAudit } from './audit/write-audit.ts'
import { createDemoFactsFeed } from './dashboard/demo-facts-feed.ts'
import { toDay } from './dashboard/utc-day.ts'
import type { Connections, Database } from './database/database.ts'
import { followDatabaseClock } from './database/database-clock.ts'
import { openDatabase } from './database/open-database.ts'
import { buildApp, type Caller } from './http/build-app.ts'
import { type RequestFacts, toRequestLine } from './http/request-log.ts'
import { type MediaPlace, openMedia } from './media/open-media.ts'
import { buildDocument } from './openapi/build-document.ts'
import { buildRoutes } from './routes.ts'
import { type Seed, seedDatabase } from './seed/seed-database.ts'
import { seedMediaDir } from './seed/seed-media.ts'
import { createSessionStore } from './session/session-store.ts'
import { staffTable } from './staff/staff-table.ts'

export type AdminApiOptions = {
  /** PostgreSQL. Without it and without `dataDir` the database is in memory. */
  databaseUrl?: string | undefined
  /** Folder of the embedded database. */
  dataDir?: string | undefined
  /** For tests, in memory: a closed database is kept for the next API, which finds its rows as they were at first. */
  reuse?: boolean
  /** For tests: gets the open database, to query it behind the API's back. */
  onDatabase?: (database: Database) => void
  /** The content for a database without accounts; nothing by default. */
  seed?: Seed
  /** Milliseconds until a request is given up; 25 s by default. */
  requestTimeout?: number
  /** The clock of the database by default. */
  now?: () => Date
  /**
   * `versions`: keeps every saved version of a mock, and the notes of its writers. `secondReader`: who changed a mock last does not
   * approve it.
   */
  features?: { speakingApi?: boolean; versions?: boolean; secondReader?: boolean }
  /** The storage of the media library; without it there is none. */
  media?: MediaPlace | undefined
  /** Names that the server goes by, such as `console.example.com`; by default the loopback names. */
  allowedHosts?: readonly string[]
  /** Addresses and networks (`10.0.0.0/8`) whose `X-Forwarded-For` is believed; by default none. */
  trustedProxies?: readonly string[]
  /** The one other origin whose pages may call; by default none. */
  allowedOrigin?: string | undefined
  /** Gets a line of JSON for every unexpected failure; standard error by default. */
  log?: (line: string) => void
  /** Gets a line of JSON for every request; nobody by default. */
  logRequest?: (line: string) => void
  /** Called with the facts of every answered request. */
  onAnswered?: (facts: RequestFacts) => void
}

/** Milliseconds; browsers give up after 30 s. */
const requestTimeout = 25_000

/** Milliseconds; repeating one refused attempt must not fill the audit. */
const refusalsEvery = 60_000

export type AdminApi = {
  /** Rejects if the database does not answer, or refuses this role. */
  checkDatabase(): Promise<void>
  /** Connections to the database by their use; none where it is embedded. */
  listConnections(): readonly Connections[]
  /** `caller.address` is where the connection came from, for the limit on sign-in attempts. */
  fetch(request: Request, caller?: Caller): Response | Promise<Response>
  close(): Promise<void>
}

/** Throws `DatabaseOpenError`, and Error for a trusted proxy that is no address; the messages can be shown as they are. */
export async function openAdminApi(options: AdminApiOptions): Promise<AdminApi> {
  const { seed = 'none', now: setNow = () => new Date(), log = console.error } = options
  const { logRequest = () => {}, onAnswered = () => {} } = options
  const findCaller = createCallerAddress(options.trustedProxies ?? [])
  const opened = await openDatabase(options, `${seed} ${toDay(setNow())}`, async (prepared) => {
    await seedDatabase(prepared, seed, setNow())
    await createDemoFactsFeed(prepared, setNow).bringUpToDate()
  })
  const { database } = opened
  const clock = options.now === undefined ? await followDatabaseClock(database) : undefined
  const now = clock?.now ?? setNow
  options.onDatabase?.(database)
  const sessions = createSessionStore(opened.sessions, now)
  const demoFacts = createDemoFactsFeed(database, now)
  const hasSpeaking = options.features?.speakingApi ?? false
  const hasVersions = options.features?.versions ?? false
  const media = options.media && (await openMedia(options.media))
  const isRefusalNew = createSeldom(refusalsEvery)
  const routes = buildRoutes({
    needsSecondReader: options.features?.secondReader,
    database,
    sessionDatabase: opened.sessions,
    sessions,
    demoFacts,
    now,
    hasSpeaking,
    hasVersions,
    media,
  })
  const app = buildApp({
    routes,
    buildDocument: () => buildDocument(routes),
    authenticate: sessions.authenticate,
    onForbidden: async (caller, staff, subject) => {
      if (isRefusalNew(`${staff.id} ${subject}`))
        await writeAudit(opened.sessions, now(), { ...caller, staff }, { action: 'refuse', subject })
    },
    demoMediaDir: seed === 'demo' ? seedMediaDir : undefined,
    allowedHosts: options.allowedHosts,
    allowedOrigin: options.allowedOrigin,
    now,
    requestTimeout: options.requestTimeout ?? requestTimeout,
    log,
    onAnswered: (facts) => {
      logRequest(toRequestLine(facts))
      onAnswered(facts)
    },
  })
  const answering = new Set<Response | Promise<Response>>()
  const fetch: AdminApi['fetch'] = async (request, caller) => {
    const forwardedFor = request.headers.get('x-forwarded-for')
    const address = findCaller({ socketAddress: caller?.address, forwardedFor })
    const answer = app.fetch(request, { address })
    answering.add(answer)
    try {
      return await answer
    } finally {
      answering.delete(answer)
    }
  }
  return {
    fetch,
    checkDatabase: async () => void (await opened.sessions.execute(sql`select from ${staffTable} limit 1`)),
    listConnections: opened.listConnections ?? (() => []),
    close: async () => {
      // Pending writes must not reach the next user of the database.
      await Promise.allSettled(answering)
      clock?.stop()
      await opened.close()
    },
  }
}
