import { expect, test } from 'vitest'
import { toReason } from './to-reason.ts'

const refused = (address: string) => new Error(`connect ECONNREFUSED ${address}`)

test.each<[string, unknown, string]>([
  ['an error', new Error('the disk is full'), 'the disk is full'],
  [
    'a query that failed, without its values',
    new Error('Failed query: select secret', { cause: new Error('wrap', { cause: new Error('timeout') }) }),
    'timeout',
  ],
  [
    'a server that is down on each of its addresses',
    new Error('Failed query', { cause: new AggregateError([refused('::1'), refused('127.0.0.1')]) }),
    'connect ECONNREFUSED ::1, connect ECONNREFUSED 127.0.0.1',
  ],
  ['an error without a message', new TypeError(), 'TypeError'],
  ['a text', 'gone', 'gone'],
])('tells the reason of %s', (_, error, reason) => {
  expect(toReason(error)).toBe(reason)
})
