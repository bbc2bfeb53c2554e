import { type PostgresServer, startPostgres } from '@console/node-server/testing/postgres-server'
import { afterAll, beforeAll } from 'vitest'
import { type InventedWorkspace, inventWorkspace } from './invented-workspace.ts'
import { type ApiProcess, startApiProcess } from './start-api-process.ts'
import { type Nginx, startNginx } from './start-nginx.ts'

const prefix = '/api/v1/admin'
const staff = { identifier: 'staff@example.com', password: 'ielts-staff' }
/** A package as the API takes it. */
export const starter = { name: 'Starter', coins: 1, gems: 1, price: 1, currency: 'USD', status: 'draft' }

type Answer = { status: number; message: string; data: { id: number; token: string }; headers: Headers }
export type Call = { method?: string; token?: string; body?: unknown; headers?: Record<string, string> }

export async function call(
  url: string,
  path: string,
  { method = 'GET', token, body, headers }: Call = {},
): Promise<Answer> {
  const response = await fetch(`${url}${prefix}/${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  // Every answer of the API is an envelope; of a refusal `data` is not looked at.
  const { message, data } = (await response.json()) as Pick<Answer, 'message' | 'data'>
  return { status: response.status, message, data, headers: response.headers }
}

export async function signIn(url: string): Promise<string> {
  const { data } = await call(url, 'login', { method: 'POST', body: staff })
  return data.token
}

export const toUrl = ({ port }: ApiProcess) => `http://localhost:${port}`

type Running = {
  workspace: InventedWorkspace
  postgres: PostgresServer
  nginx: Nginx
  first: ApiProcess
  second: ApiProcess
}

/** Two processes of the API on one database behind nginx, for the tests of one `describe`. */
export function useTwoProcesses(): Running {
  const running: Partial<Running> = {}
  beforeAll(async () => {
    running.workspace = await inventWorkspace(() => {})
    const postgres = await startPostgres({ settings: { fsync: 'off' } })
    running.postgres = postgres
    // One after the other is told by the database: both may start at once.
    const [first, second] = await Promise.all([startApiProcess(postgres.url), startApiProcess(postgres.url)])
    Object.assign(running, { first, second })
    running.nginx = await startNginx({
      siteDir: running.workspace.root,
      config: { apiBaseUrl: '' },
      apiPorts: [first.port, second.port],
    })
  }, 120_000)
  afterAll(async () => {
    await running.nginx?.close()
    await Promise.all([running.first?.end('SIGKILL'), running.second?.end('SIGKILL')])
    await running.postgres?.remove()
    await running.workspace?.remove()
  })
  // Tests run only once everything is started.
  return running as Running
}
