import type { ReactNode } from 'react'
import styles from './row-title.module.css'

type RowTitleProps = {
  /** The record's name; a link when there is something to open. */
  children: ReactNode
  /** A line under it. */
  note?: ReactNode
  /** What the columns that go on a phone say, in short. */
  details: ReactNode
  /** Beside it; not on a phone. */
  picture?: ReactNode
}

/** First cell of a list's row. On a phone the row is this cell with its details, and at most one more column. */
export function RowTitle({ children, note, details, picture }: RowTitleProps) {
  return (
    <div className={styles.cell}>
      <div className={styles.texts}>
        <div className={styles.title}>{children}</div>
        {note != null && <p className={styles.note}>{note}</p>}
        <div className={styles.details}>{details}</div>
      </div>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
    </div>
  )
}
