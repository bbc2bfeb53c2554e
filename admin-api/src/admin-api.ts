import { writeAudit } from './audit/write-audit.ts'
import { createDemoFactsFeed } from './dashboard/demo-facts-feed.ts'
import { toDay } from './dashboard/utc-day.ts'
import { openDatabase } from './database/open-database.ts'
import { buildApp, type Caller } from './http/build-app.ts'
import { createCallerAddress } from './http/trusted-proxy.ts'
import { buildDocument } from './openapi/build-document.ts'
import { buildRoutes } from './routes.ts'
import { type Seed, seedDatabase } from './seed/seed-database.ts'
import { createSessionStore } from './session/session-store.ts'
import { answerAsSpecification, type SpecificationAnswers } from './specification/answer-as-specification.ts'

export type AdminApiOptions = {
  /** PostgreSQL. Without it and without `dataDir` the database is in memory. */
  databaseUrl?: string
  /** Folder of the embedded database. */
  dataDir?: string
  /** What a database without accounts is filled with; nothing by default. */
  seed?: Seed
  now?: () => Date
  features?: { speakingApi?: boolean }
  /** Answers as a server written from the specification alone would, to try the console on one. */
  answers?: SpecificationAnswers
  /** Names that the server goes by, such as `console.example.com`; by default the loopback names. */
  allowedHosts?: readonly string[]
  /** Addresses and networks (`10.0.0.0/8`) whose `X-Forwarded-For` is believed; by default none. */
  trustedProxies?: readonly string[]
  /** The one other origin whose pages may call; by default none. */
  allowedOrigin?: string
  /** Gets a line for every unexpected failure; standard error by default. */
  log?: (line: string) => void
  /** Gets a line of JSON for every request; nobody by default. */
  logRequest?: (line: string) => void
}

export type AdminApi = {
  /** `caller.address` is where the connection came from, for the limit on sign-in attempts. */
  fetch(request: Request, caller?: Caller): Response | Promise<Response>
  close(): Promise<void>
}

/** Throws `DatabaseOpenError`, and Error where a trusted proxy is none; the messages can be shown as they are. */
export async function openAdminApi(options: AdminApiOptions): Promise<AdminApi> {
  const { seed = 'none', now = () => new Date(), log = console.error, logRequest = () => {} } = options
  const findCaller = createCallerAddress(options.trustedProxies ?? [])
  const { database, close } = await openDatabase(options, `${seed} ${toDay(now())}`, async (opened) => {
    await seedDatabase(opened, seed, now())
    await createDemoFactsFeed(opened, now).bringUpToDate()
  })
  const sessions = createSessionStore(database, now)
  const demoFacts = createDemoFactsFeed(database, now)
  const hasSpeaking = options.features?.speakingApi ?? false
  const routes = buildRoutes({ database, sessions, demoFacts, now, hasSpeaking })
  const app = buildApp({
    routes,
    buildDocument: () => buildDocument(routes),
    authenticate: sessions.authenticate,
    onForbidden: (caller, staff, subject) =>
      writeAudit(database, now(), { ...caller, staff }, { action: 'refuse', subject }),
    allowedHosts: options.allowedHosts,
    allowedOrigin: options.allowedOrigin,
    now,
    log,
    logRequest,
  })
  const fetch: AdminApi['fetch'] = (request, caller) => {
    const forwardedFor = request.headers.get('x-forwarded-for')
    return app.fetch(request, { address: findCaller({ socketAddress: caller?.address, forwardedFor }) })
  }
  return {
    fetch: options.answers === undefined ? fetch : answerAsSpecification(fetch, options.answers),
    close,
  }
}
