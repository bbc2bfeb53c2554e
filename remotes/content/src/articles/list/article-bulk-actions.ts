import type { BulkAction } from '@console/shared/bulk/bulk-action'
import { buildBulkStatusActions } from '@console/shared/changes/bulk-status'
import type { Platform } from '@console/shared/platform'
import type { ArticleSummary } from '@console/shared/schemas/article'
import { toStatusResource } from './article-statuses.ts'
import { readStatus } from './read-status.ts'

/** Bulk actions on articles: changing the status. */
export const buildBulkActions = (platform: Platform): BulkAction<ArticleSummary>[] =>
  buildBulkStatusActions(toStatusResource(platform), {
    verb: 'read',
    isUsed(article) {
      const status = readStatus(article)
      return status === null ? null : status === 'published'
    },
  })
