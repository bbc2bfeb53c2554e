import { CommandError } from '@console/node-server/command-error'
import { endOnSignal, idleBeforeEnd } from '@console/node-server/end-on-signal'
import { isListenError } from '@console/node-server/listen-error'
import { readSecretFiles } from '@console/node-server/server-environment'
import { isSettingError } from '@console/node-server/setting-error'
import { commands } from './cli/commands.ts'
import { isDatabaseOpenError } from './database/database-open-error.ts'
import { serveAdminApi } from './serve-admin-api.ts'

const print = (line: string) => console.log(line)
const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined

try {
  const env = readSecretFiles(process.env)
  if (command !== undefined) await command(args, { env, input: process.stdin, print })
  else
    await serveAdminApi(process.argv.slice(2), {
      env,
      print,
      onListening: ({ end, onUncaught }) => endOnSignal(() => end({ idleFor: idleBeforeEnd }), onUncaught),
    })
} catch (error) {
  console.error(isForPeople(error) ? error.message : error)
  process.exit(1)
}

function isForPeople(error: unknown): error is Error {
  return (
    error instanceof CommandError ||
    isListenError(error) ||
    isDatabaseOpenError(error) ||
    isSettingError(error)
  )
}
