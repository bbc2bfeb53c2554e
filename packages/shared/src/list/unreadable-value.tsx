import type { ReactNode } from 'react'
import { toRawText, type UnreadableField } from '../http/unreadable-fields.ts'
import styles from './list-table.module.css'

type UnreadableValueProps = {
  odd: UnreadableField
  /** The text as received, formatted by its column. */
  children: ReactNode
}

/** Replaces a value that could not be read: marks what was received, or shows a dash. */
export function UnreadableValue({ odd: { raw, issues }, children }: UnreadableValueProps) {
  const shown = children ?? toRawText(raw)
  const [issue] = issues
  if (issue === undefined) return shown
  return (
    <span className={styles.odd} title={`Could not be read: ${issue.message}`}>
      {shown}
    </span>
  )
}
