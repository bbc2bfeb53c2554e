import type { MockSummary } from '@console/shared/schemas/mock'
import { formatMoney, formatNumber } from '@console/shared/ui/number'
import { RowTitle, wideColumn } from '@console/shared/ui/row-title'
import { StatusDot } from '@console/shared/ui/status-dot'
import { toSortOrder } from '@console/shared/ui/table-sort'
import type { TableColumnsType } from 'antd'
import { toBookTitle, toStatusTone, toTypeLabel } from '../mock-labels.ts'
import type { MockListUrl } from './mock-view.ts'

type MockColumnsInput = {
  sort: MockListUrl['sort']
  /** ISO 4217; a fee carries none on the wire. */
  currency: string
}

export function buildMockColumns({ sort, currency }: MockColumnsInput): TableColumnsType<MockSummary> {
  const sortable = (key: string) => ({ key, sorter: true, sortOrder: toSortOrder(sort, key) })
  const count = (key: 'total_question' | 'total_marks' | 'chances', title: string) => ({
    ...sortable(key),
    ...wideColumn,
    title,
    align: 'end' as const,
    render: (_: unknown, record: MockSummary) => formatNumber(record[key]),
  })
  return [
    {
      ...sortable('name'),
      title: 'Name',
      render: (_, record) => <RowTitle details={<MockDetails record={record} />}>{record.name}</RowTitle>,
    },
    {
      ...sortable('book'),
      ...wideColumn,
      title: 'Book',
      render: (_, record) => toBookTitle(record) ?? '–',
    },
    { ...sortable('type'), ...wideColumn, title: 'Type', render: (_, { type }) => toTypeLabel(type) },
    {
      ...sortable('duration'),
      ...wideColumn,
      title: 'Duration',
      align: 'end',
      render: (_, { duration }) => formatMinutes(duration),
    },
    count('total_question', 'Questions'),
    count('total_marks', 'Marks'),
    {
      ...sortable('status'),
      ...wideColumn,
      title: 'Status',
      render: (_, record) => <MockStatus record={record} />,
    },
    count('chances', 'Chances'),
    {
      ...sortable('fee'),
      title: 'Fee',
      align: 'end',
      render: (_, { fee }) => (fee === 0 ? 'Free' : formatMoney(fee, currency)),
    },
  ]
}

const formatMinutes = (minutes: number) => `${formatNumber(minutes)} min`

function MockStatus({ record: { status } }: { record: MockSummary }) {
  return <StatusDot tone={toStatusTone(status)}>{status}</StatusDot>
}

function MockDetails({ record }: { record: MockSummary }) {
  return (
    <>
      <MockStatus record={record} />
      <span>{toTypeLabel(record.type)}</span>
      <span>{formatMinutes(record.duration)}</span>
      <span>{formatNumber(record.total_question)} questions</span>
      <span>{toBookTitle(record) ?? 'No book'}</span>
    </>
  )
}
