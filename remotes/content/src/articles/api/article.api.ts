import type { ApiClient, WriteGuard } from '@console/shared/http'
import { findRecord } from '@console/shared/http/find-record'
import type { RecordId } from '@console/shared/http/record-list'
import { recordListSchema } from '@console/shared/http/record-list'
import { keepingWire } from '@console/shared/http/wire'
import { deletedSchema, writeResultSchema } from '@console/shared/http/write-result'
import { articleSchema, articleSummarySchema } from '@console/shared/schemas/article'
import type { JsonObject } from '@console/values/json/json-document'

const writtenArticle = writeResultSchema(articleSchema)

export const articleListRequest = {
  path: 'grammars-or-essays',
  schema: recordListSchema(articleSummarySchema),
}

/** The readable ones. */
export const fetchArticles = async (api: ApiClient) => (await api.request(articleListRequest)).records

const toArticleRequest = (id: RecordId, signal?: AbortSignal) => ({
  path: `get-grammar-or-essay/${id}`,
  schema: articleSchema,
  signal,
})

export const fetchArticle = (api: ApiClient, id: RecordId) =>
  api.request({ ...toArticleRequest(id), schema: keepingWire(articleSchema) })

/** Null if it does not exist (any more). */
export const findArticle = (api: ApiClient, id: RecordId, signal?: AbortSignal) =>
  findRecord(api, toArticleRequest(id, signal))

export const createArticle = (api: ApiClient, body: JsonObject, guard?: WriteGuard) =>
  api.request({ method: 'POST', path: 'store-grammar-or-essay', body, schema: writtenArticle, ...guard })

export const updateArticle = (api: ApiClient, id: RecordId, body: JsonObject, guard?: WriteGuard) =>
  api.request({
    method: 'PUT',
    path: `update-grammar-or-essay/${id}`,
    body,
    schema: writtenArticle,
    ...guard,
  })

/** With keepalive: an undoable delete may be sent while the page closes. */
export const deleteArticle = (api: ApiClient, id: RecordId, guard?: WriteGuard) =>
  api.request({
    method: 'DELETE',
    path: `delete-grammar-or-essay/${id}`,
    schema: deletedSchema,
    keepalive: true,
    ...guard,
  })
