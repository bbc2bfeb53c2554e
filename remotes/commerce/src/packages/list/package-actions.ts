import type { BulkAction } from '@console/shared/list/actions'
import type { Platform } from '@console/shared/platform'
import type { Package } from '@console/shared/schemas/package'
import type { PublicationStatus } from '@console/shared/schemas/publication'
import type { UrlState } from '@console/shared/ui/url-state'
import { buildRecordActions } from '../../record-actions.tsx'
import { buildBulkStatusActions, type StatusResource } from '../../status-change.ts'
import { beginFinding, updatePackage } from '../api/package.api.ts'
import { allPackages, packageDeletion } from '../api/package.queries.ts'
import type { PackageListUrl } from './package-view.ts'

/** What the menu of a package's row offers. */
export const buildRowActions = (platform: Platform, url: UrlState<PackageListUrl>) =>
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
  begin: (status) => beginStatusChange(platform, status),
})

/** Of what the server has now, only the status changes: what others saved since the list was loaded stays theirs. */
async function beginStatusChange({ api, settings }: Platform, status: PublicationStatus) {
  const find = await beginFinding(api)
  return async ({ id }: Package) => {
    const record = find(id)
    if (record === null) throw new Error('It is not on the server any more. Somebody deleted it.')
    if (record.status === status) return
    const { id: _id, created_at: _created, updated_at: _updated, ...kept } = record
    await updatePackage(api, id, { ...kept, currency: kept.currency ?? settings.defaultCurrency, status })
  }
}
