import { isMetered } from '@console/authoring/search/is-metered'
import { toExcerptLine } from '@console/authoring/search/to-excerpt'
import type { RecordId } from '@console/shared/http/record-list'
import type { Platform } from '@console/shared/platform'
import type { RemoteCommand } from '@console/shared/remote-config'
import type { Article } from '@console/shared/schemas/article'
import pLimit from 'p-limit'
import { toArticleSearchPath } from '../../navigation/paths.ts'
import { articleQueries } from '../api/article.queries.ts'
import { type ArticleTexts, findInArticles, toArticleTexts } from './find-in-articles.ts'

/** The search of all articles reads more than these; the palette only what it can have soon. */
const mostRead = 60
const readers = 4
const mostShown = 5

const known = new WeakMap<Article, ArticleTexts>()

function readTexts(article: Article): ArticleTexts {
  const texts = known.get(article) ?? toArticleTexts(article)
  known.set(article, texts)
  return texts
}

/** `RecordSource.search`: places in articles that are in the cache and in a few more. */
export async function searchArticles(
  { api, queryClient }: Platform,
  query: string,
  signal: AbortSignal,
): Promise<RemoteCommand[]> {
  const whole = { id: 'all', title: `Search for “${query}” in all articles`, to: toArticleSearchPath(query) }
  const queries = articleQueries(api)
  try {
    const { records } = await queryClient.query({ ...queries.list(), staleTime: 'static' })
    const limit = pLimit(readers)
    const detailOf = ({ id }: { id: RecordId }) => queries.detail(id)
    const unread = records.filter((row) => queryClient.getQueryData(detailOf(row).queryKey) === undefined)
    if (!isMetered()) {
      await Promise.allSettled(
        unread.slice(0, mostRead).map((row) =>
          // A query that was typed further meanwhile requests nothing more.
          limit(async () => signal.aborted || queryClient.query({ ...detailOf(row), retry: false })),
        ),
      )
    }
    const articles = records.flatMap((row) => queryClient.getQueryData(detailOf(row).queryKey) ?? [])
    const { found } = findInArticles(articles.map(readTexts), query)
    const first = found.slice(0, mostShown).map(({ key, name, to, places: [place] }) => ({
      ...{ id: key, to },
      title: `${toExcerptLine(place?.pieces ?? [])} · ${name}`,
    }))
    return [...first, whole]
  } catch {
    return [whole]
  }
}
