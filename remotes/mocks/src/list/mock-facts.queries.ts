import type { MockSection, MockSummary } from '@console/ielts/schemas'
import type { ApiClient } from '@console/shared/http'
import { whenIdle } from '@console/shared/ui/when-idle'
import { queryOptions } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { fetchMock, type MockRef } from '../api/mock.api.ts'
import { toFactsKey } from '../api/mock.queries.ts'

/** So many mocks are read at a time for a list; what a person opens meanwhile does not wait behind dozens. */
const limit = pLimit(4)

/** Milliseconds after which a browser that is never idle reads on. */
const idleWithin = 3000

/** A mock as its row has it; `changedAt` where the server tells it there, which the specification does not name. */
export type ListedMock = MockRef & { changedAt: string | null }

export const toListed = (section: MockSection, { id, updated_at: at }: MockSummary): ListedMock => ({
  section,
  id,
  changedAt: typeof at === 'string' ? at : null,
})

/**
 * What a row does not say of its mock: the mock type, and what the checks find. The checks are code of the editors, and
 * come when they are first needed. What was found holds for as long as the mock was not changed since. In the background
 * mocks are read when the browser is idle, once, and not at all while the server finds that too much.
 */
export const mockFactsQuery = (
  api: ApiClient,
  { section, id, changedAt }: ListedMock,
  { isBackground = false } = {},
) =>
  queryOptions({
    queryKey: [...toFactsKey({ section, id }), changedAt],
    queryFn: async ({ signal }) => {
      const [mock, { checkRecord }] = await Promise.all([
        // A row that is out of sight by its turn has an aborted signal, and asks for nothing.
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
    // Small, and costly to find again: a report of hundreds of mocks may be open for hours.
    gcTime: Number.POSITIVE_INFINITY,
  })
