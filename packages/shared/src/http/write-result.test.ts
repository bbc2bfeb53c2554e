import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { deletedSchema, writeResultSchema } from './write-result.ts'

const schema = writeResultSchema(z.looseObject({ id: z.number(), name: z.string() }))
const parse = (value: unknown) => schema['~standard'].validate(value)

const record = { id: 7, name: 'Gold' }

// proves B74
test.each([
  ['the record', record, { record, id: 7 }],
  ['an object that holds its id alone', { id: '7' }, { record: null, id: 7 }],
  ['null', null, { record: null, id: null }],
  ['no data', undefined, { record: null, id: null }],
  ['an empty object', {}, { record: null, id: null }],
  ['an empty list', [], { record: null, id: null }],
  ['true', true, { record: null, id: null }],
  ['a number, which may be a count', 1, { record: null, id: null }],
  ['a message', 'Created', { record: null, id: null }],
])('%s means that the write succeeded', (_, data, value) => {
  expect(parse(data)).toEqual({ value })
})

test('a record of another shape is a mismatch that names its paths, but an unreadable value is not', () => {
  expect(parse({ id: {}, name: 'Gold' })).toMatchObject({ issues: [{ path: ['id'] }] })
  expect(parse({ id: 7, name: 8 })).toMatchObject({ value: { record: { name: '8' }, id: 7 } })
})

test.each([false, [record], { done: true }])('%j is not an answer to a write', (data) => {
  expect(parse(data)).toHaveProperty('issues')
})

test('the answer to a delete need not match the schema of a record', () => {
  expect(deletedSchema['~standard'].validate({ id: '7', deleted: true })).toMatchObject({ value: { id: 7 } })
})
