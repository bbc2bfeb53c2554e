import type { ReactNode } from 'react'
import styles from './row-title.module.css'

type RowTitleProps = {
  /** The record's name; a link when there is something to open. */
  children: ReactNode
  /** What the columns marked `wideColumn` say, in short. */
  details: ReactNode
}

/** First cell of a list's row. On a phone the row is this cell with its details, and at most one more column. */
export function RowTitle({ children, details }: RowTitleProps) {
  return (
    <>
      <div className={styles.title}>{children}</div>
      <div className={styles.details}>{details}</div>
    </>
  )
}

/** For columns that go on a phone, where `RowTitle` says the same. */
export const wideColumn = { responsive: ['md' as const] }
