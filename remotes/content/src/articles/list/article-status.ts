import { assertUnchanged, changeRecord } from '@console/shared/changes/change-record'
import type { StatusChange } from '@console/shared/changes/status-change'
import type { ApiClient } from '@console/shared/http'
import type { Article, ArticleSummary } from '@console/shared/schemas/article'
import { findArticle, updateArticle } from '../api/article.api.ts'
import { toArticleDocument } from '../document/article-document.ts'
import { buildArticlePayload } from '../document/article-payload.ts'

/**
 * For `BulkAction.begin`. Changes only the status of the server's current record; with `from`, only if it still has
 * that status.
 */
export const beginArticleStatus =
  (api: ApiClient, { status }: StatusChange, from?: StatusChange) =>
  ({ id }: Pick<ArticleSummary, 'id'>): Promise<Article> =>
    changeRecord(
      () => findArticle(api, id),
      async (record, guard) => {
        if (record.status === status) return
        assertUnchanged(record, from)
        const payload = buildArticlePayload({ ...toArticleDocument(record), status }, record)
        await updateArticle(api, id, payload, guard)
      },
    )
