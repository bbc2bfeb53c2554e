import type { ReactNode } from 'react'
import styles from './record-header.module.css'

type RecordHeaderProps = {
  name: string
  /** As a dot and a word. */
  status: ReactNode
  /** What else is known of it, in a line. */
  facts?: ReactNode
  /** The one primary action last, and what there is beside it before. */
  actions: ReactNode
}

/** Above a record that is read: its name, its status, and what can be done with it. */
export function RecordHeader({ name, status, facts, actions }: RecordHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.about}>
        <h1>{name}</h1>
        <p>
          {status}
          {facts !== undefined && <span>{facts}</span>}
        </p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </header>
  )
}
