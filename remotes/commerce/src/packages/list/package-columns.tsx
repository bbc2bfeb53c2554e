import type { Package } from '@console/shared/schemas/package'
import { formatMoney, formatNumber } from '@console/shared/ui/number'
import { RelativeTime } from '@console/shared/ui/relative-time'
import { RowTitle, wideColumn } from '@console/shared/ui/row-title'
import { PublicationDot } from '@console/shared/ui/status-dot'
import { toSortOrder } from '@console/shared/ui/table-sort'
import type { UrlState } from '@console/shared/ui/url-state'
import { Button, type TableColumnsType } from 'antd'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import styles from './package-columns.module.css'
import { type PackageListUrl, toPricePerCoin } from './package-view.ts'

type PackageColumnsInput = {
  sort: PackageListUrl['sort']
  /** ISO 4217; for packages that carry no currency of their own. */
  currency: string
  linkTo: UrlState<PackageListUrl>['linkTo']
  onDelete(record: Package): void
}

export function buildPackageColumns(input: PackageColumnsInput): TableColumnsType<Package> {
  const { currency, linkTo, onDelete } = input
  const sortable = (key: string) => ({ key, sorter: true, sortOrder: toSortOrder(input.sort, key) })
  return [
    {
      ...sortable('name'),
      title: 'Name',
      render: (_, record) => (
        <RowTitle
          details={
            <>
              <PublicationDot status={record.status} />
              <span>{formatNumber(record.coins)} coins</span>
              <span>{formatNumber(record.gems)} gems</span>
            </>
          }
        >
          <Link {...linkTo({ edit: record.id })}>{record.name}</Link>
        </RowTitle>
      ),
    },
    {
      ...sortable('coins'),
      ...wideColumn,
      title: 'Coins',
      align: 'end',
      render: (_, r) => formatNumber(r.coins),
    },
    {
      ...sortable('gems'),
      ...wideColumn,
      title: 'Gems',
      align: 'end',
      render: (_, r) => formatNumber(r.gems),
    },
    {
      ...sortable('price'),
      title: 'Price',
      align: 'end',
      render: (_, record) => formatMoney(record.price, record.currency ?? currency),
    },
    {
      ...sortable('price_per_coin'),
      ...wideColumn,
      title: 'Per coin',
      align: 'end',
      render: (_, record) => formatPerCoin(record, currency),
    },
    {
      ...sortable('status'),
      ...wideColumn,
      title: 'Status',
      render: (_, { status }) => <PublicationDot status={status} />,
    },
    {
      ...sortable('updated_at'),
      ...wideColumn,
      title: 'Updated',
      render: (_, record) => <RelativeTime at={record.updated_at} />,
    },
    {
      ...wideColumn,
      key: 'actions',
      title: <span className={styles.hidden}>Actions</span>,
      width: 56,
      render: (_, record) => (
        <Button
          type="text"
          size="small"
          className={styles.delete ?? ''}
          aria-label={`Delete ${record.name}`}
          icon={<Trash2 size={16} aria-hidden />}
          onClick={() => onDelete(record)}
        />
      ),
    },
  ]
}

function formatPerCoin(record: Package, currency: string): string {
  const price = toPricePerCoin(record)
  return price === null ? '–' : formatMoney(price, record.currency ?? currency, 4)
}
