import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresDir } from './find-programs.ts'
import { findFreePort } from './free-port.ts'

export type Postgres = {
  url: string
  /** Rows of one column each, as text. */
  query(sql: string): string[]
  close(): Promise<void>
}

/** A PostgreSQL server of one's own, in a folder that goes with it. */
export async function startPostgres(settings: Record<string, string> = {}): Promise<Postgres> {
  const program = (name: string) => join(postgresDir ?? '', name)
  const dir = await mkdtemp(join(tmpdir(), 'console-postgres-'))
  const person = findPerson()
  if (person !== undefined) await chown(dir, person.uid, person.gid)
  const data = join(dir, 'data')
  const as = { ...person, cwd: dir, stdio: 'pipe' as const }
  execFileSync(program('initdb'), ['-D', data, '-U', 'console', '-A', 'trust', '-E', 'UTF8', '-N'], as)
  const port = await findFreePort()
  const set = Object.entries({ listen_addresses: '127.0.0.1', ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const server = spawn(program('postgres'), ['-D', data, '-p', String(port), '-k', dir, ...set], {
    ...person,
    cwd: dir,
    stdio: 'ignore',
  })
  const ended = once(server, 'close')
  const url = `postgres://console@127.0.0.1:${port}/postgres`
  const query = (sql: string) => {
    const answer = execFileSync(program('psql'), [url, '-XtAc', sql], { encoding: 'utf8', stdio: 'pipe' })
    return answer.split('\n').filter((line) => line !== '')
  }
  while (!isUp(() => query('select 1'))) {
    if (server.exitCode !== null) throw new Error('PostgreSQL did not start')
    await sleep(100)
  }
  return {
    url,
    query,
    async close() {
      // Without waiting for those who are still connected.
      server.kill('SIGINT')
      await ended
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root; Debian makes an account for it. */
function findPerson(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const ask = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }))
  return { uid: ask('-u'), gid: ask('-g') }
}

function isUp(ask: () => unknown): boolean {
  try {
    ask()
    return true
  } catch {
    return false
  }
}
