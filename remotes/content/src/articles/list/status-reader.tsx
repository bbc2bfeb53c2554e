import { isMetered } from '@console/authoring/search/is-metered'
import text from '@console/authoring/styles/text.module.css'
import type { ApiClient } from '@console/shared/http'
import type { RecordId } from '@console/shared/http/record-list'
import { usePlatform } from '@console/shared/platform-context'
import type { ArticleSummary } from '@console/shared/schemas/article'
import { formatNumber } from '@console/shared/ui/number'
import { whenIdle } from '@console/shared/ui/when-idle'
import { queryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { useEffect, useMemo } from 'react'
import { allArticles, articleQueries } from '../api/article.queries.ts'
import { readStatus } from './read-status.ts'

/** An article that somebody opens meanwhile does not wait behind dozens of these. */
const limit = pLimit(4)
/** Milliseconds after which a browser that is never idle reads on. */
const idleWithin = 3000

const statusQuery = (api: ApiClient, id: RecordId) =>
  queryOptions({
    queryKey: [...allArticles, 'status', id],
    queryFn: ({ client }) =>
      limit(async () => {
        await new Promise<void>((resolve) => whenIdle(resolve, idleWithin))
        // The article itself, which then opens without a request.
        const article = await client.query({ ...articleQueries(api).detail(id), retry: false })
        return { id, status: article?.status ?? null }
      }),
    retry: false,
  })

/** Null for an article that is gone. */
export type ArticleStatuses = ReadonlyMap<RecordId, string | null>

const combine = (results: UseQueryResult<{ id: RecordId; status: string | null }>[]) => ({
  statuses: new Map(results.flatMap(({ data }) => (data === undefined ? [] : [[data.id, data.status]]))),
  failed: results.filter(({ isError }) => isError).length,
})

type StatusReaderProps = {
  /** As the server sent them. */
  rows: readonly ArticleSummary[]
  /** Ids of the rows on screen. */
  inSight: readonly RecordId[]
  /** The list depends on the status. */
  isAsked: boolean
  onRead(statuses: ArticleStatuses): void
}

/**
 * Reads statuses, which the specification has only in the article itself: those of visible rows in the background, and
 * all once a status is asked for. On metered data only then.
 */
export function StatusReader({ rows, inSight, isAsked, onRead }: StatusReaderProps) {
  const { api } = usePlatform()
  const wanted = useMemo(() => {
    const shown = new Set(isMetered() ? [] : inSight)
    return rows.filter((row) => (isAsked || shown.has(row.id)) && readStatus(row) === null)
  }, [rows, inSight, isAsked])
  const { statuses, failed } = useQueries({ queries: wanted.map(({ id }) => statusQuery(api, id)), combine })
  useEffect(() => onRead(statuses), [statuses, onRead])
  const left = wanted.length - statuses.size - failed
  return isAsked && <StatusNote left={left} failed={failed} all={wanted.length} />
}

/** While articles are read for their status, the list is not complete. */
function StatusNote({ left, failed, all }: { left: number; failed: number; all: number }) {
  if (left > 0) {
    return (
      <p role="status" className={text.note}>
        Loading the status of the articles: {formatNumber(all - left)} of {formatNumber(all)}. More may appear
        below.
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
