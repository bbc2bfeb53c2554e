import { RelativeTime } from '@console/shared/ui/relative-time'
import { Table, type TableColumnsType } from 'antd'
import type { SpeakingDraft } from './speaking-drafts.ts'

const columns: TableColumnsType<SpeakingDraft> = [
  { key: 'name', dataIndex: 'name', title: 'Name' },
  {
    key: 'saved',
    title: 'Last changed',
    render: (_, { savedAt }) => <RelativeTime at={new Date(savedAt).toISOString()} />,
  },
]

export function SpeakingDraftTable({ drafts }: { drafts: readonly SpeakingDraft[] }) {
  return <Table rowKey="id" columns={columns} dataSource={drafts} pagination={false} />
}
