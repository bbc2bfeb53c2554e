import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endOnSignal, idleBeforeEnd } from '@console/node-server/end-on-signal'
import { readSecretFiles } from '@console/node-server/server-environment'
import { startConsoleServer } from './start/start-console-server.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

try {
  const { url, close } = await startConsoleServer(root, readSecretFiles(process.env), process.argv.slice(2))
  console.log(`\nThe console is at ${url}\nDemo sign-in: staff@example.com, password ielts-staff\n`)
  endOnSignal(() => close({ idleFor: idleBeforeEnd }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
