import { usePlatform } from '@console/shared/platform-context'
import type { Package } from '@console/shared/schemas/package'
import { toListTableProps } from '@console/shared/ui/list-table'
import { followRowLink } from '@console/shared/ui/row-link'
import type { UrlState } from '@console/shared/ui/url-state'
import { Table } from 'antd'
import { buildPackageColumns } from './package-columns.tsx'
import { type PackageListUrl, packageListUrlSchema } from './package-view.ts'

const { shape } = packageListUrlSchema

type PackageTableProps = {
  records: Package[]
  url: UrlState<PackageListUrl>
  onDelete(record: Package): void
}

export function PackageTable({ records, url, onDelete }: PackageTableProps) {
  const { settings } = usePlatform()
  const { sort, page } = url.state
  return (
    <Table
      rowKey="id"
      columns={buildPackageColumns({
        sort,
        currency: settings.defaultCurrency,
        linkTo: url.linkTo,
        onDelete,
      })}
      dataSource={records}
      onRow={() => ({ onClick: followRowLink })}
      {...toListTableProps({
        page,
        onPage: (chosen) => url.update({ page: chosen }),
        onSort: (asked) => url.update({ sort: shape.sort.parse(asked), page: 1 }),
      })}
    />
  )
}
