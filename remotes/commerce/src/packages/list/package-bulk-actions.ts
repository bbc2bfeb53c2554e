import type { BulkAction } from '@console/shared/bulk/bulk-action'
import { buildBulkStatusActions } from '@console/shared/changes/bulk-status'
import type { Platform } from '@console/shared/platform'
import { fetchLatest } from '@console/shared/query/list-query'
import type { Package } from '@console/shared/schemas/package'
import { buildRecordValues } from '../../records/changes/record-values.ts'
import { allPackages, packageQueries } from '../api/package.queries.ts'
import { packageBody, packageFields } from '../fields/package-fields.ts'
import { buildPackageWriter } from './package-change.ts'
import { toStatusResource } from './package-status.ts'
import { packageView } from './package-view.ts'

/** Actions on several packages at once. */
export const buildBulkActions = (platform: Platform): BulkAction<Package>[] => [
  buildRecordValues({
    fields: packageFields,
    body: packageBody,
    groups: [
      { label: 'Price', names: ['price'], note: 'New purchases use the new prices.' },
      { label: 'Coins', names: ['coins'] },
      { label: 'Gems', names: ['gems'] },
    ],
    nameOf: ({ name }) => name,
    words: packageView.words,
    invalidates: [allPackages],
    fetchList: fetchLatest(packageQueries(platform.api).list()),
    begin: () => buildPackageWriter(platform),
  }),
  ...buildBulkStatusActions(toStatusResource(platform), {
    verb: 'buy',
    isUsed: ({ status }) => status === 'published',
  }),
]
