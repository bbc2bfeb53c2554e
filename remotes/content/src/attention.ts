import type { RunExtension } from '@console/shared/remote'
import { formatCount } from '@console/shared/ui/number'
import { articleQueries } from './articles/api/article.queries.ts'
import { readStatus } from './articles/list/read-status.ts'
import { articlesPath } from './navigation/paths.ts'

/** Articles that learners cannot read yet, if the server tells the status in its list. */
export const listAttention: RunExtension<'dashboard.attention'> = async ({ api, queryClient }) => {
  const { records } = await queryClient.fetchQuery(articleQueries(api).list())
  const drafts = records.filter((article) => readStatus(article) === 'draft').length
  if (drafts === 0) return []
  return [
    {
      text: formatCount(drafts, { one: 'draft article', many: 'draft articles' }),
      to: `${articlesPath}?status=draft`,
    },
  ]
}
