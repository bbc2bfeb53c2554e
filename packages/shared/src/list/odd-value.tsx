import type { ReactNode } from 'react'
import { type OddField, toRawText } from '../http/odd-fields.ts'
import styles from './list-table.module.css'

type OddValueProps = {
  odd: OddField
  /** The text as received, formatted by its column. */
  children: ReactNode
}

/** Replaces a value that could not be read: marks what was received, or shows a dash. */
export function OddValue({ odd: { raw, issues }, children }: OddValueProps) {
  const shown = children ?? toRawText(raw)
  const [issue] = issues
  if (issue === undefined) return shown
  return (
    <span className={styles.odd} title={`Could not be read: ${issue.message}`}>
      {shown}
    </span>
  )
}
