import { defineList, rangeFilter, toChoices, updatedByFilter, updatedFilter } from '@console/shared/list'
import type { Package } from '@console/shared/schemas/package'
import { publicationLabels } from '@console/shared/ui/status-dot'
import { createElement } from 'react'
import { packageUrl } from '../../navigation/package-url.ts'
import { PackageDetails, packageColumns, toCurrency } from './package-columns.tsx'

/** `/packages/?q=gold&status=draft&sort=-price&page=2`, and an overlay: `edit=7`, `new`, `new&copy=7` or `import`. */
export const packageView = defineList<Package, typeof packageUrl>({
  name: 'packages',
  words: { one: 'package', many: 'packages' },
  nameOf: ({ name }) => name,
  searched: ({ name }) => [name],
  filters: {
    status: {
      label: 'Status',
      choices: publicationLabels,
      matches: ({ status }, choice) => status === choice,
    },
    currency: {
      label: 'Currency',
      choices: (packages) => toChoices(packages.map(toCurrency)),
      matches: (record, choice) => toCurrency(record) === choice,
    },
    price: rangeFilter('Price', 'number', ({ price }) => price),
    updated: updatedFilter,
    by: updatedByFilter,
  },
  columns: packageColumns,
  // Every column: a price without its currency says nothing.
  loadSheet: async () => packageColumns,
  details: (record) => createElement(PackageDetails, { record }),
  sort: '-updated_at',
  url: packageUrl,
})
