import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { root } from './console/built-units.ts'
import type { TestConsole } from './console/start-test-console.ts'

const run = promisify(execFile)
const script = join(root, 'delivery', 'src', 'release.ts')

type Served = { console: TestConsole; port: number; remotes: string }

/**
 * `pnpm release serve` for every environment of a console's releases, and the token of a team that may move `remotes`.
 */
export async function startReleaseServer({ console, port, remotes }: Served) {
  const place = ['--dir', console.store.dir, '--teams', join(console.store.dir, '..', 'teams.json')]
  const { stdout } = await run(process.execPath, [
    ...[script, 'token', 'add', 'growth', '--remotes', remotes],
    ...place,
  ])
  const server = spawn(
    process.execPath,
    [script, 'serve', ...place, '--all-environments', '--console-origin', console.url],
    { env: { ...process.env, PORT: String(port) }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  // The first line has the server's address.
  await once(createInterface(server.stdout), 'line')
  return {
    token: stdout.trim().split('\n').at(-1) ?? '',
    async close() {
      server.kill()
      await once(server, 'exit')
    },
  }
}
