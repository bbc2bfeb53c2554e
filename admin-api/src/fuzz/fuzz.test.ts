import { envelopeSchema } from '@console/shared/schemas/envelope'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AdminApi, openAdminApi } from '../admin-api.ts'
import { createTestClient } from '../testing/test-client.ts'
import { type ApiDocument, type FuzzedRequest, fuzzedRequests, type Person } from './fuzzed-requests.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)
const batches = 40
const perBatch = 500
/** Of a person who signs out again and again; each costs what checking a password costs. */
const signInsPerBatch = 4

const prefix = 'http://localhost/api/v1/admin'
const failures: string[] = []
const answered = new Map<string, Set<number>>()
let api: AdminApi
let requests: fc.Arbitrary<FuzzedRequest>
let document: ApiDocument
let tokens: Record<Person, string | null>
let signInsLeft = 0

beforeAll(async () => {
  api = await openAdminApi({
    seed: 'staff-only',
    features: { speakingApi: true },
    log: (line) => failures.push(line),
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
    for (const request of fc.sample(requests, { seed: seed + batch, numRuns: perBatch })) await ask(request)
  },
)

it('was asked for everything, and did everything at least once', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  // The ids of one's sessions are not to be guessed: for that call it is enough to be told so.
  const isDone = (name: string) => (status: number) =>
    status < 300 || (name === 'DELETE /sessions/{id}' && status === 404)
  const undone = operations.filter((name) => ![...(answered.get(name) ?? [])].some(isDone(name)))
  expect(undone).toEqual([])
})

async function ask(fuzzed: FuzzedRequest) {
  const token = tokens[fuzzed.person]
  const headers = new Headers(token === null ? {} : { authorization: `Bearer ${token}` })
  for (const [name, value] of Object.entries(fuzzed.headers)) headers.set(name, value)
  const { method, body } = fuzzed
  const request = new Request(prefix + fuzzed.path, { method, headers, body })
  const response = await api.fetch(request, { address: '198.51.100.7' })
  const text = await response.text()
  const told = tell(fuzzed, response.status, text)

  expect(response.status, told).toBeLessThan(500)
  expect(failures, told).toEqual([])
  expect(response.headers.get('cache-control'), told).toBe('no-store')
  expect(response.headers.get('x-content-type-options'), told).toBe('nosniff')
  expect(response.headers.get('x-request-id'), told).toMatch(/^[A-Za-z0-9-]{8,64}$/)
  expect(response.headers.get('content-type'), told).toMatch(/^application\/json/)
  if (request.method !== 'HEAD' && fuzzed.operation?.name !== 'GET /openapi.json') {
    expect(envelopeSchema.parse(JSON.parse(text)).status, told).toBe(response.ok)
  }
  if (fuzzed.operation !== null) {
    const { name, statuses } = fuzzed.operation
    expect(statuses, told).toContain(String(response.status))
    answered.set(name, (answered.get(name) ?? new Set()).add(response.status))
  }
  if (fuzzed.person === 'leaving' && response.status === 401 && signInsLeft > 0) {
    signInsLeft -= 1
    tokens.leaving = await signIn('editor')
  }
}

const signIn = async (name: string) => (await createTestClient(api).signIn(`${name}@example.com`)).token

const tell = ({ method, path, headers, body }: FuzzedRequest, status: number, text: string) =>
  [
    `FUZZ_SEED=${seed}: ${method} ${path.slice(0, 200)} is answered with ${status} ${text.slice(0, 300)}`,
    JSON.stringify(headers).slice(0, 300),
    body === null ? '' : JSON.stringify(body).slice(0, 2000),
  ].join('\n')
