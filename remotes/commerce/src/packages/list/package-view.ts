import { defineList, type UrlOf } from '@console/shared/list'
import type { Package } from '@console/shared/schemas/package'
import { publicationLabels } from '@console/shared/ui/status-dot'
import { urlFlag, urlNumber } from '@console/shared/ui/url-state'
import { createElement } from 'react'
import { PackageDetails, packageColumns } from './package-columns.tsx'

/** `/packages/?q=gold&status=draft&sort=-price&page=2`, and `edit=7`, `new` or `new&copy=7` while the form is open. */
const formUrl = { edit: urlNumber, new: urlFlag, copy: urlNumber }

export const packageView = defineList<Package, typeof formUrl>({
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
  },
  columns: packageColumns,
  details: (record) => createElement(PackageDetails, { record }),
  sort: '-updated_at',
  url: formUrl,
})

export type PackageListUrl = UrlOf<typeof packageView>
