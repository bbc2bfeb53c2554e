import { type OddField, toRawText } from '../http/odd-fields.ts'
import styles from './list-table.module.css'

/** In place of a value that could not be read: what came, marked, or a dash where nothing did. */
export function OddValue({ odd: { raw, issues } }: { odd: OddField }) {
  const [issue] = issues
  if (issue === undefined) return toRawText(raw)
  return (
    <span className={styles.odd} title={`Could not be read: ${issue.message}`}>
      {toRawText(raw)}
    </span>
  )
}
