import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startDevServer } from './dev/start-dev-server.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

try {
  const { url, sources } = await startDevServer(root, process.argv.slice(2), process.env)
  console.log(`\nThe console is at ${url}, from source: ${sources.join(', ')}`)
  console.log('Demo sign-in: staff@example.com, password ielts-staff\n')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
