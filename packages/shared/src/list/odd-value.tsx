import type { ReactNode } from 'react'
import { type OddField, toRawText } from '../http/odd-fields.ts'
import styles from './list-table.module.css'

type OddValueProps = {
  odd: OddField
  /** What its column makes of a text as it came. */
  children: ReactNode
}

/** In place of a value that could not be read: what came, marked, or a dash where nothing did. */
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
