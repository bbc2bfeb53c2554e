import type { BulkAction } from '@console/shared/list/actions'
import type { Platform } from '@console/shared/platform'
import type { Package } from '@console/shared/schemas/package'
import type { PublicationStatus } from '@console/shared/schemas/publication'
import type { UrlState } from '@console/shared/ui/url-state'
import { changeRecord } from '../../change-record.ts'
import { buildRecordActions } from '../../record-actions.tsx'
import { buildBulkStatusActions, refuseOtherStatus, type StatusResource } from '../../status-change.ts'
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
  begin: async (status, from) => beginStatusChange(platform, status, from),
})

/** Of what the server has now, only the status changes: what others saved since the list was loaded stays theirs. */
function beginStatusChange({ api, settings }: Platform, status: PublicationStatus, from?: PublicationStatus) {
  const find = beginFinding(api)
  return ({ id }: Package) =>
    changeRecord(
      () => find(id),
      async (record, guard) => {
        if (record.status === status) return
        refuseOtherStatus(record, from)
        const { id: _id, created_at: _created, updated_at: _updated, updated_by: _by, ...kept } = record
        const currency = kept.currency ?? settings.defaultCurrency
        await updatePackage(api, id, { ...kept, currency, status }, guard)
      },
    )
}
