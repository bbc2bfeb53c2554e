import { endOnSignal, idleBeforeEnd } from '@console/node-server/end-on-signal'
import { type Listening, listen } from '@console/node-server/listen'
import { isListenError } from '@console/node-server/listen-error'
import { securityHeaders } from '@console/node-server/security-headers'
import { readServerEnvironment } from '@console/node-server/server-environment'
import { isSettingError } from '@console/node-server/setting-error'
import { type AdminApi, openAdminApi } from './admin-api.ts'
import { isDatabaseOpenError } from './database/database-open-error.ts'
import { apiPrefix } from './http/build-app.ts'
import { parseServerArguments } from './parse-server-arguments.ts'

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = process.env
const defaultPort = 4000

try {
  const { isDemo } = parseServerArguments(process.argv.slice(2))
  const place = readServerEnvironment(process.env, defaultPort)
  const opened = Promise.withResolvers<AdminApi>()
  // The port first: it is the cheaper one to be refused.
  const server = await listen({
    port: place.port,
    host: place.host,
    headers: { ...securityHeaders, 'cache-control': 'no-store' },
    answer: async (request, caller) => (await opened.promise).fetch(request, caller),
  })
  endOnSignal(() => end(server, opened.promise))
  opened.resolve(
    await openAdminApi({
      seed: isDemo ? 'demo' : 'none',
      logRequest: (line) => console.log(line),
      ...(databaseUrl ? { databaseUrl } : {}),
      ...(dataDir ? { dataDir } : {}),
      ...(place.allowedHosts && { allowedHosts: place.allowedHosts }),
      ...(place.trustedProxies && { trustedProxies: place.trustedProxies }),
    }),
  )
  console.log(`Admin API: http://${place.isOpen ? place.host : 'localhost'}:${server.port}${apiPrefix}`)
  if (isDemo) console.log('Demo accounts: everybody knows their password.')
} catch (error) {
  console.error(isForPeople(error) ? error.message : error)
  process.exit(1)
}

async function end(server: Listening, api: Promise<AdminApi>): Promise<void> {
  await server.close({ idleFor: idleBeforeEnd })
  await (await api).close()
}

function isForPeople(error: unknown): error is Error {
  return isListenError(error) || isDatabaseOpenError(error) || isSettingError(error)
}
