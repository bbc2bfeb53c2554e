import { isMetered } from '@console/authoring/search/is-metered'
import text from '@console/authoring/styles/text.module.css'
import type { ApiClient } from '@console/shared/http'
import { usePlatform } from '@console/shared/platform-context'
import type { ArticleSummary } from '@console/shared/schemas/article'
import { formatNumber } from '@console/shared/ui/number'
import { whenIdle } from '@console/shared/ui/when-idle'
import { queryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { type ReactNode, useMemo, useState } from 'react'
import { fetchStatus } from '../api/article.api.ts'
import { allArticles } from '../api/article.queries.ts'
import { readStatus } from './read-status.ts'

/** What a person opens meanwhile does not wait behind dozens of these. */
const limit = pLimit(4)
/** Milliseconds after which a browser that is never idle reads on. */
const idleWithin = 3000

const statusQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...allArticles, 'status', id],
    queryFn: ({ signal }) =>
      limit(async () => {
        await new Promise<void>((resolve) => whenIdle(resolve, idleWithin))
        return { id, status: await fetchStatus(api, id, signal) }
      }),
    retry: false,
  })

type Read = { statuses: ReadonlyMap<number, string>; failed: number }

const combine = (results: UseQueryResult<{ id: number; status: string }>[]): Read => ({
  statuses: new Map(results.flatMap(({ data }) => (data === undefined ? [] : [[data.id, data.status]]))),
  failed: results.filter(({ isError }) => isError).length,
})

/**
 * Rows with their statuses, which the specification has in the article alone: articles in sight are read in the background, and
 * all once a status is asked for. On metered data only then.
 */
export function useArticleStatuses(
  rows: readonly ArticleSummary[],
  isAsked: boolean,
): {
  records: readonly ArticleSummary[]
  setInSight(rows: readonly ArticleSummary[]): void
  note: ReactNode
} {
  const { api } = usePlatform()
  const [inSight, setInSight] = useState<readonly ArticleSummary[]>([])
  const wanted = useMemo(() => {
    const shown = isAsked ? rows : isMetered() ? [] : inSight
    const ids = new Set(shown.map(({ id }) => id))
    return rows.filter((row) => ids.has(row.id) && readStatus(row) === null)
  }, [rows, inSight, isAsked])
  const { statuses, failed } = useQueries({ queries: wanted.map(({ id }) => statusQuery(api, id)), combine })
  const records = useMemo(
    () =>
      rows.map((row) => {
        const status = readStatus(row) === null ? statuses.get(row.id) : undefined
        return status === undefined ? row : { ...row, status }
      }),
    [rows, statuses],
  )
  const left = wanted.length - statuses.size - failed
  return { records, setInSight, note: isAsked && <StatusNote {...{ left, failed, all: wanted.length }} /> }
}

/** While articles are read for their status, the list is not complete. */
function StatusNote({ left, failed, all }: { left: number; failed: number; all: number }) {
  if (left > 0) {
    return (
      <p role="status" className={text.note}>
        Reading the articles for their status: {formatNumber(all - left)} of {formatNumber(all)}. More may
        appear below.
      </p>
    )
  }
  if (failed === 0) return null
  return (
    <p role="status" className={text.note}>
      {failed === 1 ? 'One article' : `${formatNumber(failed)} articles`} could not be read and{' '}
      {failed === 1 ? 'is' : 'are'} left out.
    </p>
  )
}
