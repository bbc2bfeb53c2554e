import type { MockSection, MockSummary } from '@console/ielts/schemas'
import type { ApiClient } from '@console/shared/http'
import { whenIdle } from '@console/shared/ui/when-idle'
import { queryOptions } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { fetchMock, type MockRef } from '../api/mock.api.ts'
import { toCheckSummaryKey } from '../api/mock.queries.ts'

/** Limits concurrent reads of a list, so that a mock that somebody opens does not queue behind dozens. */
const limit = pLimit(4)

/** Milliseconds to wait for an idle browser. */
const idleWithin = 3000

/** A row’s mock. `changedAt` is null if the server’s rows have no time, which the specification does not name. */
export type ListedMock = MockRef & { changedAt: string | null }

export const toListed = (section: MockSection, { id, updated_at: at }: MockSummary): ListedMock => ({
  section,
  id,
  changedAt: typeof at === 'string' ? at : null,
})

/**
 * Reads a mock for its type and check results, which rows lack. The checks belong to the editors’ code and are loaded
 * on demand. If the server gives change times, a result is valid until the next change. Background reads wait for an
 * idle browser, do not retry, and pause while the server rejects them as too many.
 */
export const checkSummaryQuery = (
  api: ApiClient,
  { section, id, changedAt }: ListedMock,
  { isBackground = false } = {},
) =>
  queryOptions({
    queryKey: [...toCheckSummaryKey({ section, id }), changedAt],
    queryFn: async ({ signal }) => {
      const [mock, { checkRecord }] = await Promise.all([
        // Rows that have left the screen by now have aborted their signal, so nothing is requested.
        limit(async () => {
          if (isBackground) await new Promise<void>((resolve) => whenIdle(resolve, idleWithin))
          return fetchMock(api, section, id, { signal, isBackground })
        }),
        import(/* webpackChunkName: "checks" */ './check-record.ts'),
      ])
      return checkRecord(mock)
    },
    ...(changedAt !== null && { staleTime: 'static' as const }),
    ...(isBackground && { retry: false }),
    // Small, and expensive to compute again: a report of hundreds of mocks may stay open for hours.
    gcTime: Number.POSITIVE_INFINITY,
  })
