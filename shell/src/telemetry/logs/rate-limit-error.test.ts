import { expect, test } from 'vitest'
import { toRateLimitError } from './rate-limit-error.ts'

const now = 1_800_000_000_000
const reset = (seconds: number) => String(now / 1000 + seconds)
const ingest = '/v1/datasets/console/ingest'

const cases: [string, Record<string, string>, string, string][] = [
  [
    'an ingest limit',
    { 'x-ingestlimit-reset': reset(125) },
    ingest,
    'ingest limit exceeded, try again in 2m5s',
  ],
  [
    'a query limit',
    { 'x-querylimit-reset': reset(59) },
    '/v1/datasets/_apl',
    'query limit exceeded, try again in 0m59s',
  ],
  [
    'the limit of the whole API',
    { 'x-ratelimit-reset': reset(60) },
    '/v1/user',
    'api limit exceeded, try again in 1m0s',
  ],
  [
    'more than an hour',
    { 'x-ingestlimit-reset': reset(3_725) },
    ingest,
    'ingest limit exceeded, try again in 62m5s',
  ],
  [
    'a clock that is ahead',
    { 'x-ingestlimit-reset': reset(-30) },
    ingest,
    'ingest limit exceeded, try again in 0m0s',
  ],
  ['only Retry-After', { 'retry-after': '90' }, ingest, 'ingest limit exceeded, try again in 1m30s'],
  ['headers that cannot be read', {}, ingest, 'ingest limit exceeded, try again later'],
]

for (const [title, headers, path, message] of cases) {
  test(`${title}: ${message}`, () => {
    expect(toRateLimitError(new Headers(headers), path, now).message).toBe(message)
  })
}
