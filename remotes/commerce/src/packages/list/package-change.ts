import { assertUnchanged, changeRecord } from '@console/shared/changes/change-record'
import type { Platform } from '@console/shared/platform'
import { type Package, packagePayloadSchema } from '@console/shared/schemas/package'
import { buildUpdate } from '../../records/fields/payload.ts'
import { beginFinding } from '../api/find-package.ts'
import { updatePackage } from '../api/package.api.ts'

export type PackageChange = Partial<Pick<Package, 'price' | 'currency' | 'status'>>

/**
 * For `BulkAction.begin`. Of what the server has now, only the asked fields change: what others saved since the list was
 * loaded stays theirs. With `from`, a package that has other values by now is not written.
 */
export function beginPackageChange(
  { api }: Platform,
  change: PackageChange,
  from?: PackageChange,
): (item: Package) => Promise<Package> {
  const find = beginFinding(api)
  return ({ id }) =>
    changeRecord(
      () => find(id),
      async (record, guard) => {
        if (Object.entries(change).every(([name, value]) => record[name] === value)) return
        assertUnchanged(record, from)
        await updatePackage(api, id, buildUpdate(record, packagePayloadSchema, change), guard)
      },
    )
}
