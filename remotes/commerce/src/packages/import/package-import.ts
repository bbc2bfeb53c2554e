import type { ApiClient } from '@console/shared/http'
import type { Package, PackagePayload } from '@console/shared/schemas/package'
import { publicationLabels } from '@console/shared/ui/status-dot'
import { isSameRecord, toComparable } from '../../records/fields/draft.ts'
import type { ImportedKind, RowRules } from '../../records/import/imported-kind.ts'
import { createPackage, fetchPackages } from '../api/package.api.ts'
import { allPackages } from '../api/package.queries.ts'
import { type PackageDraft, packageBody, packageFields } from '../fields/package-fields.ts'

/** Converts a row to a package. Two packages may share a name, but nobody means two that are identical. */
export const packageRows: RowRules<Package, PackageDraft, PackagePayload> = {
  keyOf: (record) => JSON.stringify(toComparable(packageFields, record)),
  isSame: (record, payload) => isSameRecord(packageFields, record, payload),
  fields: packageFields,
  body: packageBody,
}

/** Packages from a file. */
export const toPackageImport = (api: ApiClient): ImportedKind<Package, PackageDraft, PackagePayload> => ({
  ...packageRows,
  words: { one: 'package', many: 'packages' },
  nameOf: ({ name }) => name,
  fetchAll: () => fetchPackages(api),
  create: (payload, guard) => createPackage(api, payload, guard),
  invalidates: [allPackages],
  example: { name: 'Gold', coins: 500, gems: 20, price: 9.99, currency: 'USD', status: 'draft' },
  notes:
    'Currency is a three-letter code such as USD. Status is published, draft or archived; empty means draft. A file that was exported here can be imported as it is.',
  columns: [
    { title: 'Coins', names: ['coins'], align: 'end' },
    { title: 'Gems', names: ['gems'], align: 'end' },
    { title: 'Price', names: ['price'], align: 'end' },
  ],
  describe: ({ status }) => publicationLabels[status],
})
