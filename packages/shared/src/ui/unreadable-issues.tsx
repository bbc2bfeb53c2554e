import type { UnreadableRecord } from '../http/record-list.schema.ts'
import styles from './unreadable-issues.module.css'

/** Number of paths shown; further ones add nothing. */
const maxShown = 3

/** The issues of a record or of some of its fields: `data[2].price: must be a number or its text` */
export function UnreadableIssues({ issues }: Pick<UnreadableRecord, 'issues'>) {
  return (
    <ul className={styles.issues}>
      {issues.slice(0, maxShown).map(({ path, message }) => (
        <li key={path}>{`${path}: ${message}`}</li>
      ))}
      {issues.length > maxShown && <li>{`and ${issues.length - maxShown} more`}</li>}
    </ul>
  )
}
