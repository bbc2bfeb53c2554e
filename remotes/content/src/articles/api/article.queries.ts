import type { Deletion } from '@console/shared/deletion'
import type { ApiClient } from '@console/shared/http'
import type { ArticlePayload, ArticleSummary } from '@console/shared/schemas/article'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { createArticle, deleteArticle, fetchArticleList, findArticle, updateArticle } from './article.api.ts'

const allArticles = ['articles'] as const

export const articleQueries = (api: ApiClient) => ({
  list: () =>
    queryOptions({
      queryKey: [...allArticles, 'list'],
      queryFn: ({ signal }) => fetchArticleList(api, signal),
    }),
  /** Null for an article that does not exist. */
  detail: (id: number) =>
    queryOptions({
      queryKey: [...allArticles, 'detail', id],
      queryFn: ({ signal }) => findArticle(api, id, signal),
    }),
})

/** Each one's failure is shown where it was asked for: in the editor, or in the question before deleting. */
export const articleMutations = (api: ApiClient) => ({
  create: () =>
    mutationOptions({
      mutationFn: (payload: ArticlePayload) => createArticle(api, payload),
      meta: { invalidates: [allArticles], showsOwnErrors: true },
    }),
  update: () =>
    mutationOptions({
      mutationFn: ({ id, payload }: { id: number; payload: ArticlePayload }) =>
        updateArticle(api, id, payload),
      meta: { invalidates: [allArticles], showsOwnErrors: true },
    }),
})

export const articleDeletion = (
  api: ApiClient,
  { id, title }: Pick<ArticleSummary, 'id' | 'title'>,
): Deletion => ({
  entity: 'articles',
  id,
  name: title,
  remove: () => deleteArticle(api, id),
  // Not the article itself, which is not there to be read again.
  invalidates: [[...allArticles, 'list']],
})
