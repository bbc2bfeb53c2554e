import { isHttpError } from '@console/shared/errors'
import type { ApiClient } from '@console/shared/http'
import { recordListSchema } from '@console/shared/http/record-list'
import { deletedSchema, writtenSchema } from '@console/shared/http/written'
import { type ArticlePayload, articleSchema, articleSummarySchema } from '@console/shared/schemas/article'

const writtenArticle = writtenSchema(articleSchema)

const articleListSchema = recordListSchema(articleSummarySchema)

export const fetchArticleList = (api: ApiClient, signal?: AbortSignal) =>
  api.request({ path: 'grammars-or-essays', schema: articleListSchema, signal })

/** Those that can be read. */
export const fetchArticles = async (api: ApiClient) => (await fetchArticleList(api)).records

export const fetchArticle = (api: ApiClient, id: number, signal?: AbortSignal) =>
  api.request({ path: `get-grammar-or-essay/${id}`, schema: articleSchema, signal })

/** Null when there is none, because it was deleted or never was. */
export async function findArticle(api: ApiClient, id: number, signal?: AbortSignal) {
  try {
    return await fetchArticle(api, id, signal)
  } catch (error) {
    if (isHttpError(error) && error.status === 404) return null
    throw error
  }
}

export const createArticle = (api: ApiClient, body: ArticlePayload) =>
  api.request({ method: 'POST', path: 'store-grammar-or-essay', body, schema: writtenArticle })

export const updateArticle = (api: ApiClient, id: number, body: ArticlePayload) =>
  api.request({ method: 'PUT', path: `update-grammar-or-essay/${id}`, body, schema: writtenArticle })

/** Outlives the page: an undoable delete may be sent while it goes away. */
export const deleteArticle = (api: ApiClient, id: number) =>
  api.request({
    method: 'DELETE',
    path: `delete-grammar-or-essay/${id}`,
    schema: deletedSchema,
    keepalive: true,
  })
