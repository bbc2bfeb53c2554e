import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'

/** PostgreSQL refuses to run as root; there its programs run as nobody. */
const nobody = 65534
const isRoot = process.getuid?.() === 0
const asServer = isRoot ? ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] : ['env']

export type PostgresServer = Awaited<ReturnType<typeof makePostgresServer>>

/** A server of its own in a new folder below `parent`; `programs` is where `initdb` and `postgres` are. */
export async function makePostgresServer(programs: string, parent = tmpdir()) {
  const folder = await mkdtemp(join(parent, 'postgres-test-'))
  await chmod(folder, 0o700)
  if (isRoot) await chown(folder, nobody, nobody)
  const data = join(folder, 'data')
  const port = await findPort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const [command = '', ...given] = asServer
  const initdb = [join(programs, 'initdb'), '-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8']
  await promisify(execFile)(command, [...given, ...initdb], { cwd: folder })
  let server: ChildProcess | undefined
  let onReady = () => {}

  async function launch(): Promise<boolean> {
    const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '']
    const child = spawn(command, [...given, join(programs, 'postgres'), ...options], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    server = child
    return new Promise((resolve) => {
      createInterface(child.stderr).on('line', (line) => {
        if (!line.includes('ready to accept connections')) return
        resolve(true)
        onReady()
      })
      child.once('close', () => resolve(false))
    })
  }

  return {
    url,
    async start() {
      // A new server is refused until the last process of a killed one has noticed.
      for (let attempt = 0; attempt < 100; attempt += 1) {
        if (await launch()) return
        await setTimeout(50)
      }
      throw new Error('PostgreSQL could not be started again')
    },
    async kill() {
      if (server === undefined || server.exitCode !== null || server.signalCode !== null) return
      // Not `close`: its processes hold the output open until they notice.
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
    /** Kills one of the processes that serve connections, after which the server ends and restarts all others. */
    async killBackend() {
      const client = new Client({ connectionString: url })
      client.on('error', () => {})
      await client.connect()
      // Its own connection where the console has none.
      const { rows } = await client.query<{ pid: number }>(
        "select pid from pg_stat_activity where backend_type = 'client backend' order by pid = pg_backend_pid() limit 1",
      )
      const again = new Promise<void>((resolve) => {
        onReady = resolve
      })
      const pid = rows[0]?.pid
      if (pid === undefined) throw new Error('No process of the server was found')
      process.kill(pid, 'SIGKILL')
      await again
    },
    async remove() {
      await this.kill()
      await setTimeout(200)
      await rm(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

async function findPort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('There is no free port')
  return address.port
}
