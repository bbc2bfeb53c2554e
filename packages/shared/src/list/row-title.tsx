import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './row-title.module.css'

/** Props of a router `Link`. */
export type RecordLink = { to: string; state?: unknown }

type RowTitleProps = {
  /** The record's name. */
  children: ReactNode
  /** Target of the link. */
  to: RecordLink | undefined
  /** The full name, for the tooltip. */
  name: string
  isNarrow: boolean
  className?: string | undefined
  /** A line below; if it is text, part of the tooltip in a table. */
  note?: ReactNode
  /** Beside it; not on a card. */
  picture?: ReactNode
  /** Summary of the columns that a card has no room for. */
  details: ReactNode
}

/** The first cell of a list's row. Space for a picture is reserved until it loads, and in rows without one left to the title. */
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
