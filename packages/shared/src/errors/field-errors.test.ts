import { expect, test } from 'vitest'
import { toServerFieldMessages } from '../ui/form-messages.ts'
import { HttpError, toUserMessage } from './errors.ts'
import { readFieldErrors } from './field-errors.ts'

const taken = { name: ['is taken'] }

test.each<[said: string, details: unknown, messages: object | null]>([
  ['lists by field', taken, taken],
  ['one level down', { message: 'Invalid', errors: taken }, taken],
  ['one text by field', { errors: { name: 'is taken' } }, taken],
  ['objects that name their field', { errors: [{ field: 'name', message: 'is taken' }] }, taken],
  [
    'the pointers of JSON:API',
    { errors: [{ source: { pointer: '/data/attributes/name' }, detail: 'is taken' }] },
    taken,
  ],
  [
    'steps of a path',
    [{ path: ['contents', 1, 'title'], message: 'is blank' }],
    { 'contents.1.title': ['is blank'] },
  ],
  [
    'fields within fields',
    { errors: { contents: { 1: { title: ['is blank'] } } } },
    { 'contents.1.title': ['is blank'] },
  ],
  ['sentences', { errors: ['Name is taken', 'Price is low'] }, { '': ['Name is taken', 'Price is low'] }],
  ['one sentence', { errors: 'Name is taken' }, { '': ['Name is taken'] }],
  ['errors of no field', { non_field_errors: ['Name is taken'] }, { '': ['Name is taken'] }],
  ['a page', '<h1>Unprocessable</h1>', null],
  ['a record', { id: 1, name: 'Gold', tags: ['new'] }, null],
  ['nothing', null, null],
  ['no errors', { errors: [] }, null],
])('reads the field errors of a refusal as %s', (_, details, messages) => {
  expect(readFieldErrors(details)).toEqual(messages)
})

test('names the fields of a refusal when no form shows them', () => {
  const error = new HttpError({
    ...{ method: 'PUT', route: 'packages/1', status: 422 },
    ...{
      serverMessage: 'The given data was invalid.',
      details: { errors: { price: ['The price is too high.'] } },
    },
  })
  expect(toServerFieldMessages(error)).toEqual({ price: ['The price is too high.'] })
  expect(toUserMessage(error)).toBe('The given data was invalid. The price is too high.')
})

test.each([
  [{ currency: ['This field is required.'] }, 'Currency: This field is required.'],
  [{ starts_at: ['is required'] }, 'Starts at: is required'],
  [{ price: ['The price is too high.'] }, 'The price is too high.'],
  [{ 'contents.1.title': ['May not be blank.'] }, 'Contents.1.title: May not be blank.'],
  [{ non_field_errors: ['Nothing may change today.'] }, 'Nothing may change today.'],
])('a refusal of %j names its field', (details, message) => {
  expect(toUserMessage(new HttpError({ method: 'PUT', route: 'packages/1', status: 400, details }))).toBe(
    message,
  )
})

test('a sentence that is both the message and that of a field is shown once', () => {
  const serverMessage = 'These credentials do not match our records.'
  const details = { message: serverMessage, errors: { email: [serverMessage] } }
  const error = new HttpError({ method: 'POST', route: 'login', status: 422, details, serverMessage })
  expect(toUserMessage(error)).toBe(serverMessage)
})
