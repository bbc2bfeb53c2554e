import type { UnreadableRecord } from '../http/record-list.schema.ts'
import { StatusDot } from '../ui/status-dot.tsx'
import { UnreadableIssues } from '../ui/unreadable-issues.tsx'
import type { ListDefinition } from './define-list.ts'
import styles from './unreadable.module.css'
import { nameUnreadable } from './unreadable-labels.ts'

type UnreadableRowProps = { record: UnreadableRecord; words: ListDefinition<never>['words'] }

/** Describes the problem across all columns. */
export function UnreadableRow({ record, words }: UnreadableRowProps) {
  return (
    <div className={styles.row}>
      <StatusDot tone="danger">{nameUnreadable(record, words)} could not be read</StatusDot>
      <UnreadableIssues issues={record.issues} />
    </div>
  )
}
