import { BusinessError, HttpError, NetworkError, ValidationError } from '@console/shared/errors'
import { expect, it } from 'vitest'
import { toCredentialErrors, toSignInFailure } from './sign-in-failure.ts'

const request = { method: 'POST', route: 'login' }

it.each([
  [
    'a 500 with a message',
    new HttpError({ ...request, status: 500, details: null, serverMessage: 'The database is resting' }),
    'The server could not sign you in: The database is resting. Try again in a moment. ',
  ],
  [
    'a 500 of a gateway',
    new HttpError({ ...request, status: 500, details: null }),
    'The server could not sign you in: it answered with status 500. Try again in a moment. ',
  ],
  [
    'a wrong password',
    new HttpError({ ...request, status: 401, details: null, serverMessage: 'Wrong password' }),
    'Wrong password',
  ],
  [
    'a refusal without a message of its own',
    new HttpError({ ...request, status: 400, details: { non_field_errors: ['Wrong password'] } }),
    'Wrong password',
  ],
  [
    'a refusal under a good status',
    new BusinessError('This account is locked', { ...request, details: null }),
    'This account is locked',
  ],
  [
    'an answer of another shape',
    new ValidationError('login', []),
    'The server’s answer was not understood. ',
  ],
  [
    'a server that hangs',
    new NetworkError({ ...request, reason: 'timeout' }),
    'The server did not answer in time.',
  ],
])('shows %s at sign-in in plain words', (_what, error, message) => {
  expect(toSignInFailure(error).message).toContain(message)
})

it('says until when a lockout lasts', () => {
  const error = new HttpError({ ...request, status: 429, details: null, retryAfter: 60_000 })
  expect(toSignInFailure(error, 1000).lockedUntil).toBe(61_000)
})

it('shows what the server says of the two fields at the fields', () => {
  const details = { errors: { email: ['No account has this address.'], password: 'Too short' } }
  const error = new HttpError({ ...request, status: 422, details, serverMessage: 'Check your input' })
  expect(toCredentialErrors(error)).toEqual({
    identifier: 'No account has this address.',
    password: 'Too short',
  })
  expect(toSignInFailure(error).message).toBe(
    'Check your input. Email: No account has this address. Password: Too short.',
  )
})
