import type { Platform } from '@console/shared/platform'
import type { Package } from '@console/shared/schemas/package'
import { buildFieldWriter, type FieldWriter } from '../../records/changes/field-writer.ts'
import { beginFinding } from '../api/find-package.ts'
import { updatePackage } from '../api/package.api.ts'
import { packageBody, packageFields } from '../fields/package-fields.ts'

/** Finds many packages with few requests, so use one for all that are changed together. */
export const buildPackageWriter = ({ api }: Platform): FieldWriter<Package> =>
  buildFieldWriter({
    fields: packageFields,
    body: packageBody,
    find: beginFinding(api),
    update: (id, body, guard) => updatePackage(api, id, body, guard),
  })

/** For `ChangedResource.begin`. */
export function beginPackageChange(
  platform: Platform,
  change: Partial<Package>,
  from?: Partial<Package>,
): (item: Package) => Promise<Package> {
  const write = buildPackageWriter(platform)
  return (item) => write(item, change, from)
}
