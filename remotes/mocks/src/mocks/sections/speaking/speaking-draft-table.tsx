import { RelativeTime } from '@console/shared/ui/relative-time'
import { StatusDot } from '@console/shared/ui/status-dot'
import { Button, Table, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import type { SpeakingDraft } from './speaking-drafts.ts'

type SpeakingDraftTableProps = { drafts: readonly SpeakingDraft[]; onRemove(draft: SpeakingDraft): void }

export function SpeakingDraftTable({ drafts, onRemove }: SpeakingDraftTableProps) {
  const columns: TableColumnsType<SpeakingDraft> = [
    { key: 'name', title: 'Name', render: (_, { name, to }) => <Link to={to}>{name}</Link> },
    {
      key: 'state',
      title: 'State',
      render: (_, { state }) =>
        state === 'kept' ? (
          <StatusDot tone="ok">Kept</StatusDot>
        ) : (
          <StatusDot tone="warn">Not saved yet</StatusDot>
        ),
    },
    {
      key: 'saved',
      title: 'Last changed',
      render: (_, { savedAt }) => <RelativeTime at={new Date(savedAt).toISOString()} />,
    },
    {
      key: 'actions',
      align: 'end',
      render: (_, draft) => (
        <Button size="small" type="text" aria-label={`Delete ${draft.name}`} onClick={() => onRemove(draft)}>
          Delete
        </Button>
      ),
    },
  ]
  return (
    <Table
      rowKey={({ draft: { key } }) => `${key.entity} ${key.id} ${key.slot ?? ''}`}
      columns={columns}
      dataSource={drafts}
      pagination={false}
    />
  )
}
