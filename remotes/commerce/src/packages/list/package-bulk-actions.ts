import type { BulkAction } from '@console/shared/bulk/bulk-action'
import { buildBulkStatusActions } from '@console/shared/changes/bulk-status'
import type { Platform } from '@console/shared/platform'
import type { Package } from '@console/shared/schemas/package'
import { toStatusResource } from './package-actions.ts'

/** What can be done with several packages at once: give them another status. */
export const buildBulkActions = (platform: Platform): BulkAction<Package>[] =>
  buildBulkStatusActions(toStatusResource(platform), {
    verb: 'buy',
    isUsed: ({ status }) => status === 'published',
  })
