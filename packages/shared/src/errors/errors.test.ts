import { expect, test } from 'vitest'
import { BusinessError, HttpError, NetworkError, toUserMessage, ValidationError } from './errors.ts'

test.each([
  {
    name: 'ChunkLoadError',
    message: 'Loading chunk 12 failed.\n(timeout: https://console.example.com/12.js)',
  },
  { code: 'CSS_CHUNK_LOAD_FAILED', message: 'Loading CSS chunk 12 failed.' },
])('hides the bundler’s wording when a file of the build fails to load: %j', ({ message, ...fields }) => {
  expect(toUserMessage(Object.assign(new Error(message), fields))).toBe(
    'A part of the console could not be loaded. Check the connection and try again.',
  )
})

const request = { method: 'GET', route: '/coupons' }

test.each([
  [new HttpError({ ...request, status: 409, serverMessage: 'The code is taken' }), 'The code is taken'],
  [
    new HttpError({
      ...request,
      status: 422,
      serverMessage: 'The price is too low',
      details: { price: ['The price is too low'], name: ['The name is taken'] },
    }),
    'The price is too low. The name is taken.',
  ],
  [new HttpError({ ...request, status: 502 }), 'The server answered with status 502. Try again.'],
  [new NetworkError({ ...request, reason: 'timeout' }), 'The server did not answer in time. Try again.'],
  [
    new NetworkError({ ...request, reason: 'unreachable' }),
    'The server could not be reached. Check the connection and try again.',
  ],
  [
    new ValidationError('/coupons', [{ code: 'custom', path: 'data.id', message: 'Expected a number' }]),
    'The server’s answer was not understood: data.id: Expected a number.',
  ],
  [new BusinessError('The coupon has expired', { ...request, details: null }), 'The coupon has expired'],
  [new BusinessError('', { ...request, details: null }), 'An unknown error occurred'],
  [Object.assign(new Error('The disk is full'), { code: 'ENOSPC' }), 'The disk is full'],
  [new Error(), 'An unknown error occurred'],
  ['a text', 'An unknown error occurred'],
  [null, 'An unknown error occurred'],
])('says what went wrong: %s', (error, message) => {
  expect(toUserMessage(error)).toBe(message)
})
