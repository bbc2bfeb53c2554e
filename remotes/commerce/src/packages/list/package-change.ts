import { changeRecord, refuseOtherValue } from '@console/shared/changes/change-record'
import type { Platform } from '@console/shared/platform'
import type { Package } from '@console/shared/schemas/package'
import { beginFinding } from '../api/find-package.ts'
import { updatePackage } from '../api/package.api.ts'

export type PackageChange = Partial<Pick<Package, 'price' | 'currency' | 'status'>>

/**
 * For `BulkAction.begin`. Of what the server has now, only the asked fields change: what others saved since the list was
 * loaded stays theirs. With `from`, a package that has other values by now is not written.
 */
export function beginPackageChange(
  { api, settings }: Platform,
  change: PackageChange,
  from?: PackageChange,
): (item: Package) => Promise<Package> {
  const find = beginFinding(api)
  return ({ id }) =>
    changeRecord(
      () => find(id),
      async (record, guard) => {
        const { id: _id, created_at: _created, updated_at: _updated, updated_by: _by, ...kept } = record
        const payload = { ...kept, ...change }
        if (Object.entries(payload).every(([name, value]) => record[name] === value)) return
        refuseOtherValue(record, from)
        const currency = payload.currency ?? settings.defaultCurrency
        await updatePackage(api, id, { ...payload, currency }, guard)
      },
    )
}
