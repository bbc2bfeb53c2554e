import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { postgresDir } from './find-programs.ts'
import { findFreePort } from './free-port.ts'

const run = promisify(execFile)

/** PostgreSQL refuses to run as root, so its programs then run as nobody. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

export type PostgresServer = Awaited<ReturnType<typeof makePostgresServer>>
export type PostgresOptions = {
  /** Parent of the server's folder. */
  parent?: string
  settings?: Readonly<Record<string, string>>
}

/** Creates a server in a new folder without starting it. Throws if {@link postgresDir} is undefined. */
export async function makePostgresServer({ parent = tmpdir(), settings = {} }: PostgresOptions = {}) {
  if (postgresDir === undefined) throw new Error('There is no PostgreSQL')
  const programs = postgresDir
  const folder = await mkdtemp(join(parent, 'postgres-test-'))
  await chmod(folder, 0o700)
  if (nobody !== undefined) await chown(folder, nobody.uid, nobody.gid)
  const data = join(folder, 'data')
  const port = await findFreePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8']
  await run(join(programs, 'initdb'), initdb, { cwd: folder, ...nobody })
  let server: ChildProcess | undefined
  let onReady = () => {}

  async function launch(): Promise<boolean> {
    const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...set]
    const child = spawn(join(programs, 'postgres'), options, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...nobody,
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

  /** Rows of one column each, as text. */
  async function query(sql: string): Promise<string[]> {
    const { stdout } = await run(join(programs, 'psql'), [url, '-XtAc', sql])
    return stdout.split('\n').filter((line) => line !== '')
  }

  return {
    url,
    query,
    async start() {
      // A new server is refused until the last process of a killed one has exited.
      for (let attempt = 0; attempt < 100; attempt += 1) {
        if (await launch()) return
        await setTimeout(50)
      }
      throw new Error('PostgreSQL could not be started')
    },
    async kill() {
      if (server === undefined || server.exitCode !== null || server.signalCode !== null) return
      // Not `close`: its processes keep the output open until they exit.
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
    /** Kills one backend process, after which the server ends and restarts all others. */
    async killBackend() {
      const again = new Promise<void>((resolve) => {
        onReady = resolve
      })
      // Kills its own connection if the console has none, because psql has ended by the time the server replies.
      const victim = `select pid from pg_stat_activity where backend_type = 'client backend' order by pid = pg_backend_pid() limit 1`
      await query(`copy (${victim}) to program 'xargs kill -KILL'`).catch(() => undefined)
      await again
    },
    async remove() {
      await this.kill()
      await setTimeout(200)
      await rm(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

/** Creates and starts a server, see {@link makePostgresServer}. */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const server = await makePostgresServer(options)
  await server.start()
  return server
}
