import { describe, expect, it, vi } from 'vitest'
import { BusinessError, HttpError, NetworkError, ValidationError } from '../errors/errors.ts'
import { createQueryClient, isRetryable, toRetryDelay } from './query-client.ts'

const request = { method: 'GET', route: 'packages' }
const httpError = (status: number, retryAfter?: number) =>
  new HttpError({ ...request, status, ...(retryAfter === undefined ? {} : { retryAfter }) })

describe('a failed read', () => {
  it.each([408, 425, 429, 500, 502, 503, 504])('is retried three times on status %i', (status) => {
    const answers = [0, 1, 2, 3].map((count) => isRetryable(count, httpError(status)))
    expect(answers).toEqual([true, true, true, false])
  })

  // proves 9.1
  it.each([400, 401, 403, 404, 409, 422, 501])('is not retried on status %i', (status) => {
    expect(isRetryable(0, httpError(status))).toBe(false)
  })

  // proves 9.1
  it('is retried without a response, but not after a business or validation error', () => {
    expect(isRetryable(0, new NetworkError({ ...request, reason: 'unreachable' }))).toBe(true)
    expect(isRetryable(0, new ValidationError('packages', []))).toBe(false)
    expect(isRetryable(0, new BusinessError('no', { ...request, details: null }))).toBe(false)
  })

  // proves 9.1
  it('is sent four times in all, after 1, 2 and 4 seconds, and no more', async () => {
    vi.useFakeTimers()
    const client = createQueryClient({ onRefetchFailed: () => undefined, onWriteFailed: () => undefined })
    let sent = 0
    const read = client.query({
      queryKey: ['packages'],
      queryFn: async () => {
        sent += 1
        throw httpError(503)
      },
    })
    read.catch(() => undefined)
    const sentAfter = async (wait: number) => {
      await vi.advanceTimersByTimeAsync(wait)
      return sent
    }
    expect([await sentAfter(0), await sentAfter(999), await sentAfter(1)]).toEqual([1, 1, 2])
    expect([await sentAfter(1999), await sentAfter(1)]).toEqual([2, 3])
    expect([await sentAfter(3999), await sentAfter(1)]).toEqual([3, 4])
    await expect(read).rejects.toThrow('503')
    expect(await sentAfter(3_600_000)).toBe(4)
    vi.useRealTimers()
  })

  it('waits 1, 2 and 4 seconds, or as long as Retry-After says', () => {
    expect([0, 1, 2].map((count) => toRetryDelay(count, new Error()))).toEqual([1000, 2000, 4000])
    expect(toRetryDelay(0, httpError(429, 7000))).toBe(7000)
    expect(toRetryDelay(0, httpError(429, 3_600_000))).toBe(30_000)
  })
})

describe('a write', () => {
  it('invalidates only what it names', async () => {
    const client = createQueryClient({ onRefetchFailed: () => undefined, onWriteFailed: () => undefined })
    client.setQueryData(['packages', 'list'], [])
    client.setQueryData(['coupons', 'list'], [])
    const mutation = client.getMutationCache().build(client, {
      mutationFn: async () => 1,
      meta: { invalidates: [['packages']] },
    })
    await mutation.execute(undefined)
    expect(client.getQueryState(['packages', 'list'])?.isInvalidated).toBe(true)
    expect(client.getQueryState(['coupons', 'list'])?.isInvalidated).toBe(false)
  })

  it('invalidates even if its response was not understood, because the server accepted it', async () => {
    const client = createQueryClient({ onRefetchFailed: () => undefined, onWriteFailed: () => undefined })
    client.setQueryData(['packages', 'list'], [])
    const mutation = client.getMutationCache().build(client, {
      mutationFn: () => Promise.reject(new ValidationError('packages', [])),
      meta: { invalidates: [['packages']] },
    })
    await expect(mutation.execute(undefined)).rejects.toThrow('packages')
    expect(client.getQueryState(['packages', 'list'])?.isInvalidated).toBe(true)
  })

  it('invalidates the same queries in the browser’s other tabs', async () => {
    const [client, other] = [1, 2].map(() =>
      createQueryClient({ onRefetchFailed: () => undefined, onWriteFailed: () => undefined }),
    )
    if (client === undefined || other === undefined) throw new Error('There are two tabs')
    const isStale = (key: string) => other.getQueryState([key, 'list'])?.isInvalidated
    other.setQueryData(['packages', 'list'], [])
    other.setQueryData(['coupons', 'list'], [])
    const mutation = client.getMutationCache().build(client, {
      mutationFn: async () => 1,
      meta: { invalidates: [['packages']] },
    })
    await mutation.execute(undefined)
    await vi.waitFor(() => expect(isStale('packages')).toBe(true), 15_000)
    expect(isStale('coupons')).toBe(false)
  })

  it.each([
    [{}, 1],
    [{ showsOwnErrors: true }, 0],
  ])('that fails with meta %j is reported %i times and sent once', async (meta, announced) => {
    const failures: Error[] = []
    let sent = 0
    const client = createQueryClient({
      onRefetchFailed: () => undefined,
      onWriteFailed: (error) => failures.push(error),
    })
    const mutation = client.getMutationCache().build(client, {
      mutationFn: async () => {
        sent += 1
        throw httpError(503)
      },
      meta,
    })
    await expect(mutation.execute(undefined)).rejects.toThrow('503')
    expect([failures.length, sent]).toEqual([announced, 1])
  })
})
