import type { Deletion } from '@console/shared/deletion'
import type { Restorer } from '@console/shared/deletion/restore'
import type { ApiClient, WriteGuard } from '@console/shared/http'
import type { RecordId } from '@console/shared/http/record-list'
import { fetchLatest, listQuery } from '@console/shared/query/list-query'
import type { ArticleSummary } from '@console/shared/schemas/article'
import type { JsonObject } from '@console/values/json/json-document'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { articlesPath, toArticleEditPath } from '../../navigation/paths.ts'
import {
  articleListRequest,
  createArticle,
  deleteArticle,
  findArticle,
  updateArticle,
} from './article.api.ts'

export const allArticles = ['articles'] as const

export const articleQueries = (api: ApiClient) => ({
  list: () => listQuery(api, [...allArticles, 'list'], articleListRequest),
  /** Null for an article that does not exist. */
  detail: (id: RecordId) =>
    queryOptions({
      queryKey: [...allArticles, 'detail', id],
      queryFn: async ({ signal }) => (await findArticle(api, id, signal))?.value ?? null,
    }),
})

/** Failures are shown by their callers: the editor, or the deletion question. */
export const articleMutations = (api: ApiClient) => ({
  create: () =>
    mutationOptions({
      mutationFn: ({ payload, guard }: { payload: JsonObject; guard: WriteGuard }) =>
        createArticle(api, payload, guard),
      meta: { invalidates: [allArticles], showsOwnErrors: true },
    }),
  update: () =>
    mutationOptions({
      mutationFn: ({ id, payload, guard }: { id: RecordId; payload: JsonObject; guard: WriteGuard }) =>
        updateArticle(api, id, payload, guard),
      meta: { invalidates: [allArticles], showsOwnErrors: true },
    }),
})

export function articleDeletion(
  api: ApiClient,
  { id, title }: Pick<ArticleSummary, 'id' | 'title'>,
): Deletion {
  // The first reading is for both; later the version is read anew.
  let first: ReturnType<typeof findArticle> | undefined
  return {
    entity: 'articles',
    id,
    name: title,
    kept: {
      async readBody() {
        first = findArticle(api, id)
        const [found, { buildCopyPayload }] = await Promise.all([
          first,
          import(/* webpackChunkName: "changes" */ '../document/article-payload.ts'),
        ])
        return found && buildCopyPayload(found.value)
      },
      list: articlesPath,
    },
    async readVersion() {
      const reading = first ?? findArticle(api, id)
      first = undefined
      return (await reading)?.version ?? null
    },
    remove: (guard) => deleteArticle(api, id, guard),
    fetchList: fetchLatest(articleQueries(api).list()),
    // Not the article itself, which cannot be read again.
    invalidates: [[...allArticles, 'list']],
  }
}

export const articleRestorer = (api: ApiClient): Restorer => ({
  create: (body, guard) => createArticle(api, body, guard),
  fetchList: fetchLatest(articleQueries(api).list()),
  toPath: toArticleEditPath,
  invalidates: [allArticles],
})
