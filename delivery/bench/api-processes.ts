/**
 * `node delivery/bench/api-processes.ts [seconds]`: what one and two processes of the API on one PostgreSQL behind nginx
 * answer under load, as a table. It needs nginx, PostgreSQL and wrk, and a machine that does nothing else.
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wrkPath } from '@console/node-server/testing/find-programs'
import { startPostgres } from '@console/node-server/testing/postgres-server'
import { startApiProcess } from '../test/support/start-api-process.ts'
import { startNginx } from '../test/support/start-nginx.ts'

const prefix = '/api/v1/admin'
const seconds = Number(process.argv[2] ?? 15)
const starter = { name: 'Starter', coins: 1, gems: 1, price: 1, currency: 'USD', status: 'draft' }

type Load = { what: string; path: string; create: boolean }
const loads: Load[] = [
  { what: 'one record is read', path: 'packages/1', create: false },
  { what: 'a list is read', path: 'packages', create: false },
  { what: 'a record is created', path: 'packages', create: true },
]

if (wrkPath === undefined) throw new Error('There is no wrk: apt-get install wrk')
const wrk = wrkPath
const dir = await mkdtemp(join(tmpdir(), 'console-bench-'))
const script = join(dir, 'create.lua')
await writeFile(
  script,
  `wrk.method = "POST"\nwrk.headers["Content-Type"] = "application/json"\nwrk.body = '${JSON.stringify(starter)}'\n`,
)
try {
  console.log('| processes | load | answers a second | p50 | p99 | failed |')
  console.log('| --- | --- | --- | --- | --- | --- |')
  for (const processes of [1, 2]) await measure(processes)
} finally {
  await rm(dir, { recursive: true })
}

/** On a database of its own, so that what was created before does not weigh. */
async function measure(processes: number) {
  const postgres = await startPostgres()
  const apis = await Promise.all(Array.from({ length: processes }, () => startApiProcess(postgres.url)))
  const nginx = await startNginx({
    siteDir: dir,
    config: { apiBaseUrl: '' },
    apiPorts: apis.map(({ port }) => port),
  })
  try {
    const token = await signIn(nginx.url)
    for (const load of loads) {
      press(`${nginx.url}${prefix}/${load.path}`, token, load, 2)
      const report = press(`${nginx.url}${prefix}/${load.path}`, token, load, seconds)
      const read = (pattern: RegExp) => pattern.exec(report)?.[1] ?? '?'
      const failed = /Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? '0'
      const cells = [
        processes,
        load.what,
        read(/Requests\/sec:\s+(\S+)/),
        read(/50%\s+(\S+)/),
        read(/99%\s+(\S+)/),
        failed,
      ]
      console.log(`| ${cells.join(' | ')} |`)
    }
  } finally {
    await nginx.close()
    await Promise.all(apis.map((api) => api.end('SIGKILL')))
    await postgres.remove()
  }
}

function press(url: string, token: string, { create }: Load, duration: number): string {
  const args = [
    '--latency',
    '-t',
    '2',
    '-c',
    '16',
    '-d',
    `${duration}s`,
    '-H',
    `Authorization: Bearer ${token}`,
  ]
  return spawnSync(wrk, [...args, ...(create ? ['-s', script] : []), url], { encoding: 'utf8' }).stdout
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}${prefix}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'staff@example.com', password: 'ielts-staff' }),
  })
  // The API's envelope.
  const { data } = (await response.json()) as { data: { token: string } }
  return data.token
}
