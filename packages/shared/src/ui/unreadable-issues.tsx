import type { UnreadableRecord } from '../http/record-list.ts'
import styles from './unreadable-issues.module.css'

/** So many paths say what is wrong; more of them say the same. */
const mostShown = 3

/** What is wrong with a record, or some of its fields: `data[2].price: must be a number or its text` */
export function UnreadableIssues({ issues }: Pick<UnreadableRecord, 'issues'>) {
  return (
    <ul className={styles.issues}>
      {issues.slice(0, mostShown).map(({ path, message }) => (
        <li key={path}>{`${path}: ${message}`}</li>
      ))}
      {issues.length > mostShown && <li>{`and ${issues.length - mostShown} more`}</li>}
    </ul>
  )
}
