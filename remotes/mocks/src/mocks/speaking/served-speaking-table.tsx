import type { MockSummary } from '@console/shared/schemas/mock'
import { StatusDot } from '@console/shared/ui/status-dot'
import { Table, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { toSpeakingMockPath } from '../../paths.ts'
import { toBookTitle, toStatusTone, toTypeLabel } from '../mock-labels.ts'

const columns: TableColumnsType<MockSummary> = [
  {
    key: 'name',
    title: 'Name',
    render: (_, { id, name }) => <Link to={toSpeakingMockPath(id)}>{name}</Link>,
  },
  { key: 'book', title: 'Book', render: (_, record) => toBookTitle(record) ?? '–' },
  { key: 'type', title: 'Type', render: (_, { type }) => toTypeLabel(type) },
  { key: 'questions', title: 'Questions', align: 'end', dataIndex: 'total_question' },
  {
    key: 'status',
    title: 'Status',
    render: (_, { status }) => <StatusDot tone={toStatusTone(status)}>{status}</StatusDot>,
  },
]

export function ServedSpeakingTable({ records }: { records: readonly MockSummary[] }) {
  return <Table rowKey="id" columns={columns} dataSource={records} pagination={false} />
}
