import { BusinessError, HttpError, NetworkError, ValidationError } from '@console/shared/errors'
import { describe, expect, it } from 'vitest'
import { toErrorJson, toErrorSummary } from './error-summary.ts'

const request = { method: 'GET', route: 'packages' }

describe('the facts of an error card', () => {
  // proves 3.3, 8.2
  it('show the request and the status of a failed response', () => {
    const error = new HttpError({
      ...request,
      status: 503,
      details: { retry: 'later' },
      serverMessage: 'Down for repairs',
    })
    expect(toErrorSummary(error)).toEqual({
      type: 'api',
      title: 'API Error',
      message: 'GET Request failed with status code 503: Down for repairs',
      code: '503',
      method: 'GET',
      route: 'packages',
      details: '{\n  "retry": "later"\n}',
    })
  })

  it('have no status code when the envelope reports failure or no response came', () => {
    expect(toErrorSummary(new BusinessError('Not now', { ...request, details: null }))).not.toHaveProperty(
      'code',
    )
    expect(toErrorSummary(new NetworkError({ ...request, reason: 'timeout' }))).toMatchObject({
      type: 'api',
      method: 'GET',
    })
  })

  it('use the specified text for a validation error and keep its issues for the clipboard', () => {
    const error = new ValidationError('packages', [
      { code: 'invalid_type', path: 'data[0].price', message: 'Expected number' },
    ])
    expect(toErrorSummary(error)).toMatchObject({
      type: 'validation',
      title: 'Validation Error',
      message: 'Something went wrong. Please check your input.',
    })
    expect(JSON.parse(toErrorJson(error))).toMatchObject({ issues: [{ path: 'data[0].price' }] })
  })

  it.each([
    ['a failed response', (requestId: string) => new HttpError({ ...request, requestId, status: 500 })],
    [
      'an envelope that says no',
      (requestId: string) => new BusinessError('Not now', { ...request, requestId, details: null }),
    ],
    ['an answer of another shape', (requestId: string) => new ValidationError('packages', [], { requestId })],
  ])('show the request id of the server’s log, on the card and on the clipboard: %s', (_, build) => {
    const requestId = '0198f2b4-77a1-7c11-9d3e-5a0f6c2b1e90'
    const error = build(requestId)
    expect(toErrorSummary(error).requestId).toBe(requestId)
    expect(JSON.parse(toErrorJson(error)).requestId).toBe(requestId)
  })

  // proves 8.3
  it('call everything else an error', () => {
    expect(toErrorSummary(new Error('Boom'))).toMatchObject({
      type: 'generic',
      title: 'Error',
      message: 'Boom',
    })
    expect(toErrorSummary(new Error('')).message).toBe('An unknown error occurred')
    expect(toErrorSummary('text').message).toBe('An unknown error occurred')
    expect(toErrorSummary(undefined).message).toBe('An unknown error occurred')
  })

  it('say in plain words that a file failed to load, and keep its URL for the details', () => {
    const error = Object.assign(new Error('Loading chunk 7 failed. (error: /shell/a.js)'), {
      name: 'ChunkLoadError',
    })
    const { message, details } = toErrorSummary(error)
    expect(message).toBe('A part of the console could not be loaded.')
    expect(details).toContain('/shell/a.js')
  })
})
