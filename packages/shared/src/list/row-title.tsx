import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './row-title.module.css'

/** Props of a router `Link`. */
export type RecordLink = { to: string; state?: unknown }

type RowTitleProps = {
  /** The record's name. */
  children: ReactNode
  /** What it opens. */
  to: RecordLink | undefined
  /** The whole of it, on hover. */
  name: string
  isNarrow: boolean
  className?: string | undefined
  /** A line under it; a text is part of its tooltip beside other columns. */
  note?: ReactNode
  /** Beside it; not on a card. */
  picture?: ReactNode
  /** What the columns that a card has no room for say, in short. */
  details: ReactNode
}

/** First cell of a list's row. A picture's place is kept free in every row, so that titles break alike. */
export function RowTitle(props: RowTitleProps) {
  const { children, to, name, isNarrow, className = '', note, picture, details } = props
  const isInTooltip = typeof note === 'string' && !isNarrow
  return (
    <td
      className={`${styles.cell} ${className}`}
      data-picture={(picture !== undefined && !isNarrow) || undefined}
    >
      {to === undefined ? (
        <span className={styles.title} dir="auto">
          {children}
        </span>
      ) : (
        <Link {...to} className={styles.title} dir="auto" title={isInTooltip ? `${name}\n${note}` : name}>
          {children}
        </Link>
      )}
      {note != null && !isInTooltip && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
      {isNarrow ? <div className={styles.details}>{details}</div> : picture}
    </td>
  )
}
