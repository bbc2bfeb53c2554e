import { envelopeSchema } from '@console/shared/schemas/envelope'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AdminApi, openAdminApi } from '../../src/admin-api.ts'
import { auditTable } from '../../src/audit/audit-table.ts'
import type { Database } from '../../src/database/database.ts'
import { createTestClient } from '../support/test-client.ts'
import { type ApiDocument, type FuzzedRequest, fuzzedRequests, type Person } from './fuzzed-requests.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)
/** 4,000 requests in the gate; 20,000 where all tests run, by which everything is done at least once. */
const isWhole = process.env['ALL_TESTS'] === '1'
const batches = isWhole ? 40 : 8
const perBatch = 500
/** Sign-ins of the person who signs out repeatedly; each costs a password check. */
const signInsPerBatch = 4

const prefix = 'http://localhost/api/v1/admin'
const failures: string[] = []
const answered = new Map<string, Set<number>>()
let api: AdminApi
let database: Database
let requests: fc.Arbitrary<FuzzedRequest>
let document: ApiDocument
let tokens: Record<Person, string | null>
let signInsLeft = 0

beforeAll(async () => {
  api = await openAdminApi({
    seed: 'staff-only',
    features: { speakingApi: true, versions: true },
    log: (line) => failures.push(line),
    onDatabase: (opened) => {
      database = opened
    },
  })
  tokens = {
    staff: await signIn('staff'),
    seller: await signIn('seller'),
    leaving: await signIn('editor'),
    nobody: null,
  }
  document = JSON.parse(await (await api.fetch(new Request(`${prefix}/openapi.json`))).text())
  requests = fuzzedRequests(document)
})
afterAll(() => api.close())

it.each(Array.from({ length: batches }, (_, batch) => batch))(
  `answers each of ${perBatch} requests within its envelope, batch %d`,
  async (batch) => {
    signInsLeft = signInsPerBatch
    const faults: string[] = []
    for (const request of fc.sample(requests, { seed: seed + batch, numRuns: perBatch }))
      faults.push(...(await ask(request)))
    expect(faults).toEqual([])
  },
)

// proves T18, T41, V15.3.5
it(`is asked for every operation${isWhole ? ', and does each at least once' : ''}`, () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  // Ids of sessions and versions, passwords and dates cannot be guessed: for those calls a refusal is enough.
  const isTold = (name: string, status: number) =>
    (/\/sessions\/\{id\}$|\{version\}$/.test(name) && status === 404) ||
    (/ \/(password|daily-facts\/)/.test(name) && status === 422)
  const isDone = (name: string) => (status: number) => !isWhole || status < 300 || isTold(name, status)
  const undone = operations.filter((name) => ![...(answered.get(name) ?? [])].some(isDone(name)))
  expect(undone).toEqual([])
})

/** Gives what is wrong with the answer. A matcher for each of a hundred thousand facts would take as long as the API does. */
async function ask(fuzzed: FuzzedRequest): Promise<string[]> {
  const token = tokens[fuzzed.person]
  const headers = new Headers(token === null ? {} : { authorization: `Bearer ${token}` })
  for (const [name, value] of Object.entries(fuzzed.headers)) headers.set(name, value)
  const { method, body } = fuzzed
  const request = new Request(prefix + fuzzed.path, { method, headers, body })
  const response = await api.fetch(request, { address: '198.51.100.7' })
  const text = await response.text()
  const faults = listFaults(fuzzed, response, text)
  const isWrite = response.ok && !['GET', 'HEAD', 'OPTIONS'].includes(method.toUpperCase())
  if (isWrite && !response.headers.has('idempotency-replayed')) {
    const id = response.headers.get('x-request-id') ?? ''
    if ((await database.$count(auditTable, eq(auditTable.request_id, id))) === 0)
      faults.push('is in no audit')
  }
  if (failures.length > 0) faults.push(`logged ${failures.splice(0).join(' ')}`)
  if (fuzzed.operation !== null) {
    const { name, statuses } = fuzzed.operation
    if (!statuses.includes(String(response.status))) faults.push(`is a status beside ${statuses.join(', ')}`)
    answered.set(name, (answered.get(name) ?? new Set()).add(response.status))
  }
  if (fuzzed.person === 'leaving' && response.status === 401 && signInsLeft > 0) {
    signInsLeft -= 1
    tokens.leaving = await signIn('editor')
  }
  return faults.map((fault) => `${fault}: ${tell(fuzzed, response.status, text)}`)
}

const expectedHeaders = {
  'cache-control': /^no-store$/,
  'x-content-type-options': /^nosniff$/,
  'x-request-id': /^[A-Za-z0-9-]{8,64}$/,
  'content-type': /^application\/json/,
}

function listFaults({ method, operation }: FuzzedRequest, { status, ok, headers }: Response, text: string) {
  const faults = Object.entries(expectedHeaders)
    .filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ''))
    .map(([name]) => `${name} is ${headers.get(name)}`)
  if (status >= 500) faults.push('is a failure of the server')
  if (method !== 'HEAD' && operation?.name !== 'GET /openapi.json') {
    const envelope = envelopeSchema.safeParse(JSON.parse(text))
    if (!envelope.success) faults.push(`is no envelope, ${envelope.error.message}`)
    else if (envelope.data.status !== ok) faults.push('has an envelope that says otherwise')
  }
  return faults
}

const signIn = async (name: string) => (await createTestClient(api).signIn(`${name}@example.com`)).token

const tell = ({ method, path, headers, body }: FuzzedRequest, status: number, text: string) =>
  [
    `FUZZ_SEED=${seed}: ${method} ${path.slice(0, 200)} is answered with ${status} ${text.slice(0, 300)}`,
    JSON.stringify(headers).slice(0, 300),
    body === null ? '' : JSON.stringify(body).slice(0, 2000),
  ].join('\n')
