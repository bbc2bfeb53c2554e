import type { ReadList } from '@console/shared/http/record-list'
import { useUnreadablePart } from '@console/shared/list/unreadable-part'
import type { MockSummary } from '@console/shared/schemas/mock'
import { StatusDot } from '@console/shared/ui/status-dot'
import { Table, type TableColumnsType, type TableProps } from 'antd'
import { Link } from 'react-router'
import { mockPaths } from '../../../navigation/paths.ts'
import { toBookTitle, toStatusLabel, toStatusTone, toTypeLabel } from '../../core/document/mock-labels.ts'

const columns: TableColumnsType<MockSummary> = [
  {
    key: 'name',
    title: 'Name',
    render: (_, { id, name }) => <Link to={mockPaths.speaking.toMock(id)}>{name}</Link>,
  },
  { key: 'book', title: 'Book', render: (_, record) => toBookTitle(record) ?? '–' },
  { key: 'type', title: 'Type', render: (_, { type }) => toTypeLabel(type) },
  { key: 'questions', title: 'Questions', align: 'end', dataIndex: 'total_question' },
  {
    key: 'status',
    title: 'Status',
    render: (_, { status }) =>
      status === null ? '–' : <StatusDot tone={toStatusTone(status)}>{toStatusLabel(status)}</StatusDot>,
  },
]

const words = { one: 'speaking mock', many: 'speaking mocks' }

/** In the server's order. */
export function ServedSpeakingTable({ list }: { list: ReadList<MockSummary> }) {
  const { records, unreadable } = list
  const part = useUnreadablePart(unreadable)
  const table: TableProps<MockSummary> = { rowKey: 'id', columns, dataSource: records, pagination: false }
  return (
    <>
      {part !== null && <part.UnreadableNotice list={{ ...list, definition: { words } }} />}
      <Table {...(part?.withUnreadableRows(table, unreadable, words) ?? table)} />
    </>
  )
}
