import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { recordId } from '../schemas/number.schema.ts'
import { parseRecordId } from './parse-record-id.ts'

const uuid = '018f3c2a-7b1e-7101-9abc-000000000101'

test.each([
  ['a number', 7, 7],
  ['its digits', '7', 7],
  ['more digits than a number holds', '7234567890123456789', '7234567890123456789'],
  ['a UUID', uuid, uuid],
  ['an ObjectId', '507f1f77bcf86cd799439011', '507f1f77bcf86cd799439011'],
])('%s is the same id from the server and in an address', (_, sent, id) => {
  expect(z.parse(recordId(), sent)).toBe(id)
  expect(parseRecordId(String(sent))).toBe(id)
})

test.each(['', ' ', '0', '-1', '1.5', 'new', 'search', '../7', '7/edit', `7${'a'.repeat(64)}`, undefined])(
  'an address has no id in %j',
  (text) => {
    expect(parseRecordId(text)).toBeUndefined()
  },
)

test.each([null, '', ' ', 'seven', true, {}])('%j is no id of a record', (sent) => {
  expect(z.safeParse(recordId(), sent).success).toBe(false)
})
