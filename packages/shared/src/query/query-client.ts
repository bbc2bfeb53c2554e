import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isBusinessError, isHttpError, isValidationError } from '../errors/errors.ts'
import { shareInvalidations } from './cross-tab-invalidation.ts'
import type { InvalidatedKeys } from './mutation-meta.ts'

/** SPEC §9: cached data stays fresh for 5 minutes. */
export const freshTime = 5 * 60_000
/** SPEC §9: at most 3 retries, so 4 requests. */
const retryLimit = 3
/** From DESIGN §5; the specification does not list them. */
const retryableStatuses: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504])

/** A query's `retry`: stops at once on validation and business errors and on permanent statuses. */
export function isRetryable(failureCount: number, error: unknown): boolean {
  if (failureCount >= retryLimit || isValidationError(error) || isBusinessError(error)) return false
  return !isHttpError(error) || retryableStatuses.has(error.status)
}

/** Milliseconds before retry `failureCount` (from 0): the server's `Retry-After`, else 1, 2, 4 s. */
export function toRetryDelay(failureCount: number, error: unknown): number {
  if (isHttpError(error) && error.retryAfter !== undefined) return Math.min(error.retryAfter, 30_000)
  return 1000 * 2 ** failureCount
}

export type QueryFailureListeners = {
  /** A refetch failed while older data is on screen. */
  onRefetchFailed(error: Error): void
  /** A write failed and no form shows it. */
  onWriteFailed(error: Error): void
}

/** The query client of the shell or of one remote. Writes are neither retried nor paused while offline. */
export function createQueryClient(listeners: QueryFailureListeners): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.state.data !== undefined) listeners.onRefetchFailed(error)
      },
    }),
    mutationCache: new MutationCache({
      // Not awaited, so that the writer continues as soon as the write is answered rather than after refetching every
      // list.
      onSuccess: (_data, _variables, _context, { meta }) => invalidate(meta?.invalidates),
      onError: (error, _variables, _context, mutation) => {
        // The server executed it, but its response was not understood.
        if (isValidationError(error)) invalidate(mutation.meta?.invalidates)
        if (mutation.meta?.showsOwnErrors !== true) listeners.onWriteFailed(error)
      },
    }),
    defaultOptions: {
      queries: { staleTime: freshTime, retry: isRetryable, retryDelay: toRetryDelay },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  const announce = shareInvalidations(queryClient)
  return queryClient

  function invalidate(keys: InvalidatedKeys = []) {
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
    if (keys.length > 0) announce(keys)
  }
}
