import { expect, test } from 'vitest'
import { negotiateEncoding } from './negotiate-encoding.ts'

const headers: [string | undefined, string][] = [
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br; q=1.0 , gzip; q=0.5', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['gzip, *;q=0', 'gzip'],
  ['br;q=nonsense', 'identity'],
  ['identity', 'identity'],
]
test.each(headers)('Accept-Encoding: %s is answered with %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding)
})
