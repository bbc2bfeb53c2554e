import type { Platform } from '@console/shared/platform'
import type { Package } from '@console/shared/schemas/package'
import type { PublicationStatus } from '@console/shared/schemas/publication'
import { changeRecord, refuseOtherStatus } from '../../records/actions/change-record.ts'
import { beginFinding } from '../api/find-package.ts'
import { updatePackage } from '../api/package.api.ts'

/** Of what the server has now, only the status changes: what others saved since the list was loaded stays theirs. */
export function beginStatusChange(
  { api, settings }: Platform,
  status: PublicationStatus,
  from?: PublicationStatus,
) {
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
