import { RelativeTime } from '@console/shared/ui/relative-time'
import { StatusDot } from '@console/shared/ui/status-dot'
import { Button } from 'antd'
import { Link } from 'react-router'
import { onThisDevice } from '../../api/device-entities.ts'
import styles from './speaking-draft-table.module.css'
import type { SpeakingDraft } from './speaking-drafts.ts'

type SpeakingDraftTableProps = { drafts: readonly SpeakingDraft[]; onRemove(draft: SpeakingDraft): void }

/** A plain table: antd’s would add 60 KB for a few rows. */
export function SpeakingDraftTable({ drafts, onRemove }: SpeakingDraftTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Status</th>
          <th scope="col">Updated</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {drafts.map((draft) => (
          <tr key={`${draft.draft.key.entity} ${draft.draft.key.id} ${draft.draft.key.slot ?? ''}`}>
            <td>
              <Link to={draft.to}>{draft.name}</Link>
            </td>
            <td>
              {draft.state === 'kept' ? (
                <StatusDot tone="quiet">{onThisDevice}</StatusDot>
              ) : (
                <StatusDot tone="warn">Not saved yet</StatusDot>
              )}
            </td>
            <td>
              <RelativeTime at={new Date(draft.savedAt).toISOString()} />
            </td>
            <td>
              <Button
                size="small"
                type="text"
                aria-label={`Delete ${draft.name}`}
                onClick={() => onRemove(draft)}
              >
                Delete
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
