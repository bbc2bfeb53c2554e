import type { Platform } from '@console/shared/platform'
import { buildRecordSource } from '@console/shared/record-source'
import { articleQueries } from './articles/api/article.queries.ts'
import { articlesPath, toArticlePath } from './navigation/paths.ts'

/** Records for the command palette: articles by title and slug. */
export const buildRecordSources = ({ api, queryClient }: Platform) => [
  buildRecordSource(queryClient, {
    list: articlesPath,
    query: articleQueries(api).list(),
    toCommand: ({ id, title, slug }) => ({
      id: `${id}`,
      title,
      to: toArticlePath(id),
      keywords: [`${id}`, slug],
    }),
  }),
]
