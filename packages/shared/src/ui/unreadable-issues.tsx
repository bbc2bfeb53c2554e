import type { UnreadableRecord } from '../http/record-list.ts'
import styles from './unreadable-issues.module.css'

/** Number of paths shown; further ones add nothing. */
const mostShown = 3

/** The issues of a record or of some of its fields: `data[2].price: must be a number or its text` */
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
