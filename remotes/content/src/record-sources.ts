import type { Platform } from '@console/shared/platform'
import { buildRecordSource, type RecordSource } from '@console/shared/record-source'
import { articleQueries } from './articles/api/article.queries.ts'
import { articleSearchPath, articlesPath, toArticlePath } from './navigation/paths.ts'

/** For the command palette: articles by title and slug, and words inside them. */
export const buildRecordSources = (platform: Platform): RecordSource[] => [
  buildRecordSource(platform.queryClient, {
    list: articlesPath,
    query: articleQueries(platform.api).list(),
    toCommand: ({ id, title, slug }) => ({
      id: `${id}`,
      title,
      to: toArticlePath(id),
      keywords: [`${id}`, slug],
    }),
  }),
  {
    list: articleSearchPath,
    readCached: () => [],
    fetch: async () => [],
    async search(query, signal) {
      const { searchArticles } = await import(
        /* webpackChunkName: "search" */ './articles/search/search-articles.ts'
      )
      return searchArticles(platform, query, signal)
    },
  },
]
