import { isMetered } from '@console/authoring/search/is-metered'
import type { RecordId } from '@console/shared/http/record-list'
import { usePlatform } from '@console/shared/platform-context'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { useEffect, useState } from 'react'
import { articleQueries } from '../api/article.queries.ts'
import { type ArticleTexts, toArticleTexts } from './find-in-articles.ts'

type Reading = { articles: readonly ArticleTexts[]; read: number; failed: number }

const nothing: Reading = { articles: [], read: 0, failed: 0 }

/** Texts of all articles, read one by one unless data is metered. */
export function useArticleTexts() {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  const { data: list } = useSuspenseQuery(articleQueries(api).list())
  const [isWanted, setIsWanted] = useState(() => !isMetered())
  const [round, setRound] = useState(0)
  const [reading, setReading] = useState(nothing)
  const { records } = list

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads what is missing once more
  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    const limit = pLimit(4)
    const found = new Map<RecordId, ArticleTexts>()
    const counts = { read: 0, failed: 0 }
    for (const { id } of records) {
      void limit(async () => {
        if (isLeft) return
        try {
          const article = await queryClient.query(articleQueries(api).detail(id))
          if (article !== null) found.set(id, toArticleTexts(article))
          counts.read += 1
        } catch {
          counts.failed += 1
        }
        if (isLeft) return
        setReading({ articles: records.flatMap((each) => found.get(each.id) ?? []), ...counts })
      })
    }
    return () => {
      isLeft = true
    }
  }, [records, isWanted, round, api, queryClient])

  const { articles, read, failed } = reading
  const isRead = read + failed === records.length
  return {
    articles,
    progress: {
      state: isRead ? ('ready' as const) : isWanted ? ('reading' as const) : ('stopped' as const),
      ...{ done: read, failed, wanted: records.length },
    },
    start: () => setIsWanted(true),
    stop: () => setIsWanted(false),
    again: () => setRound(round + 1),
  }
}
