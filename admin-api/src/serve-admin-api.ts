import { parseArgs } from 'node:util'
import { type Listening, listen } from '@console/node-server/listen'
import { toFailureLine } from '@console/node-server/log-line'
import { securityHeaders } from '@console/node-server/security-headers'
import { readServerEnvironment } from '@console/node-server/server-environment'
import { SettingError } from '@console/node-server/setting-error'
import { type AdminApi, openAdminApi } from './admin-api.ts'
import { commands } from './cli/commands.ts'
import { apiPrefix } from './http/build-app.ts'

const defaultPort = 4000

export type ServeOptions = {
  env: Readonly<Record<string, string | undefined>>
  print(line: string): void
  /** Called once it listens, while the database may still be opening. */
  onListening?(server: {
    end(options?: { idleFor?: number }): Promise<void>
    onUncaught(error: unknown): void
  }): void
  /** As {@link openAdminApi} has it. */
  reuse?: boolean
}

/**
 * Serves the API as the environment and the arguments say.
 * @throws ListenError, DatabaseOpenError and SettingError, each with one sentence for the person at the terminal.
 */
export async function serveAdminApi(
  args: readonly string[],
  { env, print, onListening = () => {}, reuse = false }: ServeOptions,
): Promise<{ url: string; end(): Promise<void> }> {
  const { isDemo, inMemory } = parseServerArguments(args)
  const place = readServerEnvironment(env, defaultPort)
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, MEDIA_DIR: mediaDir } = env
  if (!databaseUrl && !dataDir && !inMemory && !isDemo) {
    throw new SettingError(
      'Say where records are kept: DATABASE_URL for PostgreSQL, DATA_DIR for a folder, or --in-memory to lose all of them at the end.',
    )
  }
  const features = parseFeatures(env['ADMIN_API_FEATURES'])
  const allowedOrigin = parseOrigin(env['ALLOWED_ORIGIN'])
  const opened = Promise.withResolvers<AdminApi>()
  let isServing = false
  let running: AdminApi | undefined
  const { createMonitor } = await import('@console/node-server/monitor')
  const monitor = createMonitor({
    isReady: async () => {
      if (!isServing || running === undefined) return false
      await running.checkDatabase()
      return true
    },
    folders: [dataDir ?? '', mediaDir ?? ''].filter((folder) => folder !== ''),
    measured: [
      {
        name: 'database_connections',
        help: 'Connections to PostgreSQL, and requests that wait for one',
        labels: ['use', 'state'],
        read: () =>
          (running?.listConnections() ?? []).flatMap(({ use, ...counts }) =>
            Object.entries(counts).map(([state, value]) => ({ value, labels: { use, state } })),
          ),
      },
    ],
  })
  const logFailure = (error: unknown) => print(toFailureLine(error))
  // The port first, since its refusal is cheaper.
  const server = await listen({
    port: place.port,
    host: place.host,
    headers: { ...securityHeaders, 'cache-control': 'no-store' },
    answer: async (request, caller) =>
      monitor.answer(request) ?? (await opened.promise).fetch(request, caller),
  })
  const endServing = (options?: { idleFor?: number }) => {
    isServing = false
    return end(server, opened.promise, options)
  }
  onListening({
    end: endServing,
    onUncaught: (error) => {
      monitor.noteUncaught()
      logFailure(error)
    },
  })
  const { MEDIA_BUCKET: bucket, MEDIA_URL: publicUrl } = env
  const api = openAdminApi({
    seed: isDemo ? 'demo' : 'none',
    log: print,
    logRequest: print,
    onAnswered: ({ route, ...facts }) => monitor.note({ ...facts, route: route ?? 'none' }),
    reuse,
    features,
    allowedOrigin,
    databaseUrl: databaseUrl || undefined,
    dataDir: dataDir || undefined,
    media: mediaDir ? { folder: mediaDir, bucket: bucket || undefined, publicUrl } : undefined,
    allowedHosts: place.allowedHosts,
    trustedProxies: place.trustedProxies,
  })
  try {
    running = await api
    opened.resolve(running)
    isServing = true
  } catch (error) {
    void server.close()
    throw error
  }
  const url = `http://${place.isOpen ? place.host : 'localhost'}:${server.port}${apiPrefix}`
  print(`Admin API: ${url}`)
  if (isDemo) print('Demo accounts: everybody knows their password.')
  if (!databaseUrl && !dataDir) print('Records are in memory, and are lost when this ends.')
  return { url, end: endServing }
}

async function end(server: Listening, api: Promise<AdminApi>, options?: { idleFor?: number }): Promise<void> {
  await server.close(options)
  await (await api).close()
}

const featureNames = ['speakingApi', 'versions', 'secondReader'] as const
type Features = Partial<Record<(typeof featureNames)[number], boolean>>

/** @throws SettingError */
function parseFeatures(text = ''): Features {
  const asked = text.split(',').flatMap((name) => name.trim() || [])
  const unknown = asked.filter((name) => !featureNames.some((known) => known === name))
  if (unknown.length > 0) {
    throw new SettingError(
      `ADMIN_API_FEATURES names “${unknown.join(', ')}”. There are ${featureNames.join(', ')}: ADMIN_API_FEATURES=${featureNames.join(',')}.`,
    )
  }
  return Object.fromEntries(asked.map((name) => [name, true]))
}

/** @throws SettingError */
function parseOrigin(text = ''): string | undefined {
  if (text === '') return undefined
  if (URL.parse(text)?.origin === text && /^https?:/.test(text)) return text
  throw new SettingError(
    `ALLOWED_ORIGIN is “${text}”, which is not an origin. Give the console's: ALLOWED_ORIGIN=https://console.example.com.`,
  )
}

/** @throws SettingError with one sentence for the person at the terminal. */
function parseServerArguments(args: readonly string[]): { isDemo: boolean; inMemory: boolean } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        demo: { type: 'boolean', default: false },
        'in-memory': { type: 'boolean', default: false },
      },
    })
    return { isDemo: values.demo, inMemory: values['in-memory'] }
  } catch (cause) {
    throw new SettingError(
      `There is no such option: ${args.join(' ')}. There are --demo, which fills an empty database with demo accounts and records, --in-memory, and the commands ${Object.keys(commands).join(', ')}.`,
      { cause },
    )
  }
}
