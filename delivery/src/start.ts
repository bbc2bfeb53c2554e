import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startConsoleServer } from './start/start-console-server.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

try {
  const { url, close } = await startConsoleServer(root, process.env)
  console.log(`\nThe console is at ${url}\nDemo sign-in: staff@example.com, password ielts-staff\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
