import fc from 'fast-check'
import { changes, changeValue } from './change-value.ts'
import { hostileTexts, hostileValues, toJson } from './hostile-values.ts'
import { type JsonSchema, schemaValues } from './schema-values.ts'
import { validBodies } from './valid-bodies.ts'

export type Operation = {
  parameters?: { name: string; schema: JsonSchema }[]
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } }
  responses: Record<string, object>
}
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}

export type Person = 'staff' | 'seller' | 'leaving' | 'nobody'
export type FuzzedRequest = {
  method: string
  /** Below the prefix, with its query. */
  path: string
  person: Person
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | null
  /** The operation in the document; null for a request that is not listed there. */
  operation: { name: string; statuses: readonly string[] } | null
}

/** Valid, almost valid and hostile requests to every call that the document lists, and to some that it does not. */
export function fuzzedRequests(document: ApiDocument): fc.Arbitrary<FuzzedRequest> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      // Each sign-in with a well-formed password costs what a password is meant to cost.
      weight: path === '/login' || path === '/openapi.json' ? 1 : needsMock(path) ? 15 : 5,
      arbitrary: requestsOf(method.toUpperCase(), path, operation, document),
    })),
  )
  return fc.oneof(...operations)
}

/** Done only where the mock of that number is there by then. */
const needsMock = (path: string) => path.startsWith('/mock-notes/')

function requestsOf(method: string, path: string, operation: Operation, document: ApiDocument) {
  const params = (operation.parameters ?? []).map(({ name, schema }) =>
    fc.tuple(fc.constant(name), paramTexts(schema)),
  )
  const person = /^\/(logout|sessions)/.test(path) ? fc.constant<Person>('leaving') : people
  const sentMethod = fc.oneof(
    { weight: 25, arbitrary: fc.constant(method) },
    { weight: 1, arbitrary: methods },
  )
  return fc
    .record({
      method: sentMethod,
      params: fc.tuple(...params),
      query: queries,
      person,
      headers,
      body: bodiesOf(path, operation, document),
    })
    .map(({ method: sent, params: chosen, query, body, ...rest }): FuzzedRequest => {
      // A `Request` spells `get` in capitals: Fetch, "normalize a method".
      const isPlain = sent.toUpperCase() === method && chosen.every(([, { isPlain: is }]) => is)
      const filled = chosen.reduce(
        (text, [name, { text: value }]) => text.replace(`{${name}}`, () => value),
        path,
      )
      return {
        ...rest,
        method: sent,
        path: filled + query,
        body: /^(get|head)$/i.test(sent) ? null : body,
        operation: isPlain ? { name: `${method} ${path}`, statuses: Object.keys(operation.responses) } : null,
      }
    })
}

const methods = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'QUERY', 'get')

const paramTexts = (schema: JsonSchema) =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: (schema.type === 'integer'
        ? fc.integer({ min: 1, max: 120 })
        : fc.stringMatching(/^[A-Z]{4}$/)
      ).map((value) => ({ text: String(value), isPlain: true })),
    },
    {
      weight: 1,
      arbitrary: hostileTexts.map((text) => ({
        text: encodeURIComponent(text.toWellFormed().slice(0, 4000)),
        isPlain: false,
      })),
    },
    { weight: 1, arbitrary: fc.constantFrom(...rawParams).map((text) => ({ text, isPlain: false })) },
  )

const rawParams = [
  '%00',
  '%',
  '%zz',
  '%ff%fe',
  '..',
  '../../etc',
  '%2e%2e%2f',
  '0',
  '-1',
  '1e3',
  '1.0',
  '2147483648',
  '9'.repeat(400),
  '{id}',
  ':id',
  '*',
  '',
]

const queries = fc.oneof(
  { weight: 12, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '?',
      '?id=1&id=2',
      '?__proto__[a]=1',
      `?${'a=1&'.repeat(2000)}`,
      '?%ff=%00',
      '#x',
    ),
  },
)

const people = fc.oneof(
  { weight: 20, arbitrary: fc.constant<Person>('staff') },
  { weight: 2, arbitrary: fc.constant<Person>('seller') },
  { weight: 2, arbitrary: fc.constant<Person>('nobody') },
)

const headerValue = fc.oneof(
  fc.constantFrom(
    '',
    '*',
    '"',
    '""',
    '"1-1"',
    'W/"x"',
    ','.repeat(3000),
    'x'.repeat(8000),
    '0',
    'a, b',
    '%00',
    'é',
  ),
  fc.string({ unit: fc.constantFrom(...'abc019-_"/*;,=: '), maxLength: 64 }),
)

const headers = fc
  .record(
    {
      'content-type': fc.constantFrom('application/json', 'application/json; charset=utf-8'),
      'if-match': headerValue,
      'idempotency-key': headerValue,
      traceparent: headerValue,
      'x-request-id': headerValue,
      accept: headerValue,
      'x-forwarded-for': headerValue,
      'content-encoding': fc.constantFrom('gzip', 'identity', 'br', ''),
      'content-length': fc.constantFrom('0', '5', '-1', 'NaN', '99999999999', '1e3'),
      authorization: fc.constantFrom(
        '',
        'Bearer',
        'Bearer  ',
        `Bearer ${'x'.repeat(8000)}`,
        'Basic YTpi',
        'bearer a b',
      ),
    },
    { requiredKeys: [] },
  )
  // Most requests have few of them, or hardly any would come through.
  .chain((all) =>
    fc.subarray(Object.entries(all), { maxLength: 2 }).map(
      (some): Record<string, string> => ({
        'content-type': 'application/json',
        ...Object.fromEntries(some),
      }),
    ),
  )

function bodiesOf(path: string, { requestBody }: Operation, document: ApiDocument) {
  if (requestBody === undefined) {
    return fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: rawBodies })
  }
  const described = schemaValues(requestBody.content['application/json'].schema, document.components.schemas)
  const valid = validBodies(path)
  return fc.oneof(
    { weight: 3, arbitrary: valid.map(toJson) },
    {
      weight: 6,
      arbitrary: fc.tuple(valid, changes).map(([body, list]) => toJson(list.reduce(changeValue, body))),
    },
    { weight: 2, arbitrary: described.map(toJson) },
    { weight: 1, arbitrary: hostileValues.map(toJson) },
    { weight: 1, arbitrary: rawBodies },
  )
}

const rawBodies: fc.Arbitrary<FuzzedRequest['body']> = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\ufeff{}',
      '{',
      '[',
      '{"a":1,}',
      "{'a':1}",
      '[1,',
      '"',
      '\\',
      'nul',
      'NaN',
      '01',
      '{"a":1}{"a":2}',
    ],
    ...[
      '{"name":"a","name":7}',
      '['.repeat(100_000),
      ' '.repeat(70_000),
      `"${'\\u0000'.repeat(500)}"`,
      'a=1&b=2',
    ],
  ),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => new Uint8Array(bytes)),
)
