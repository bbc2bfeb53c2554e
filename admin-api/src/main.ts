import { endOnSignal, idleBeforeEnd } from '@console/node-server/end-on-signal'
import { isListenError } from '@console/node-server/listen-error'
import { isSettingError } from '@console/node-server/setting-error'
import { isDatabaseOpenError } from './database/database-open-error.ts'
import { serveAdminApi } from './serve-admin-api.ts'

try {
  await serveAdminApi(process.argv.slice(2), {
    env: process.env,
    print: (line) => console.log(line),
    onListening: ({ end, onUncaught }) => endOnSignal(() => end({ idleFor: idleBeforeEnd }), onUncaught),
  })
} catch (error) {
  console.error(isForPeople(error) ? error.message : error)
  process.exit(1)
}

function isForPeople(error: unknown): error is Error {
  return isListenError(error) || isDatabaseOpenError(error) || isSettingError(error)
}
