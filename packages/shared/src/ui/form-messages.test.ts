import { expect, test } from 'vitest'
import { BusinessError, HttpError } from '../errors/errors.ts'
import { toFieldMessages, toServerFieldMessages } from './form-messages.ts'

const facts = { method: 'POST', route: 'packages' }
const details = { name: ['Taken'] }

test('groups schema errors by field', () => {
  const issues = [
    { path: ['name'], message: 'Enter a name' },
    { path: ['contents', 2, 'title'], message: 'Enter a title' },
    { path: ['contents', 3, 'title'], message: 'Too long' },
  ]
  expect(toFieldMessages(issues)).toEqual({
    name: ['Enter a name'],
    contents: ['Enter a title', 'Too long'],
  })
})

test.each([
  ['HTTP 422 with messages by field', new HttpError({ ...facts, status: 422, details }), details],
  ['status false with messages by field', new BusinessError('Refused', { ...facts, details }), details],
  [
    'HTTP 422 with messages beside a sentence',
    new HttpError({ ...facts, status: 422, details: { message: 'Refused', errors: details } }),
    details,
  ],
  ['HTTP 422 with something else', new HttpError({ ...facts, status: 422, details: 'no' }), null],
  ['HTTP 422 with no field', new HttpError({ ...facts, status: 422, details: {} }), null],
  ['another status', new HttpError({ ...facts, status: 500, details }), null],
  ['any other error', new Error('Broken'), null],
])('groups the server’s field messages in %s', (_, error, messages) => {
  expect(toServerFieldMessages(error)).toEqual(messages)
})
