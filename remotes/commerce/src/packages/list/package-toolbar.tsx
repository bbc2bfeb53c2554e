import { type PublicationStatus, publicationStatuses } from '@console/shared/schemas/publication'
import { ListToolbar } from '@console/shared/ui/list-toolbar'
import { formatNumber } from '@console/shared/ui/number'
import { SearchBox } from '@console/shared/ui/search-box'
import { publicationLabels } from '@console/shared/ui/status-dot'
import type { UrlState } from '@console/shared/ui/url-state'
import { Segmented } from 'antd'
import type { PackageListUrl } from './package-view.ts'

const statusOptions: { value: PublicationStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  ...publicationStatuses.map((status) => ({ value: status, label: publicationLabels[status] })),
]

type PackageToolbarProps = { url: UrlState<PackageListUrl>; shown: number; total: number }

export function PackageToolbar({ url, shown, total }: PackageToolbarProps) {
  const all = `${formatNumber(total)} ${total === 1 ? 'package' : 'packages'}`
  return (
    <ListToolbar
      summary={shown === total ? all : `${formatNumber(shown)} of ${all}`}
      search={
        <SearchBox
          label="Search packages"
          value={url.state.q}
          onSearch={(q) => url.replace({ q, page: 1 })}
        />
      }
      filter={
        <Segmented<PublicationStatus | 'all'>
          aria-label="Status"
          options={statusOptions}
          value={url.state.status ?? 'all'}
          onChange={(status) => url.update({ status: status === 'all' ? undefined : status, page: 1 })}
        />
      }
    />
  )
}
