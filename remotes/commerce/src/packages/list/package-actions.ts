import type { BulkAction } from '@console/shared/bulk/bulk-action'
import type { Platform } from '@console/shared/platform'
import type { Package } from '@console/shared/schemas/package'
import type { UrlState } from '@console/shared/ui/url-state'
import type { RecordUrl } from '../../navigation/record-url.ts'
import { buildRecordActions } from '../../records/actions/record-actions.tsx'
import { buildBulkStatusActions, type StatusResource } from '../../records/actions/status-change.ts'
import { allPackages, packageDeletion } from '../api/package.queries.ts'

/** What the menu of a package's row offers. */
export const buildRowActions = (platform: Platform, url: UrlState<RecordUrl>) =>
  buildRecordActions({
    platform,
    url,
    statuses: toStatusResource(platform),
    toDeletion: (record) => packageDeletion(platform.api, record),
  })

/** What can be done with several packages at once: give them another status. */
export const buildBulkActions = (platform: Platform): BulkAction<Package>[] =>
  buildBulkStatusActions(toStatusResource(platform))

const toStatusResource = (platform: Platform): StatusResource<Package> => ({
  nameOf: ({ name }) => name,
  invalidates: [allPackages],
  begin: async (status, from) => {
    const { beginStatusChange } = await import('./package-status.ts')
    return beginStatusChange(platform, status, from)
  },
})
