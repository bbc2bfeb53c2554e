import type { ReactNode } from 'react'
import styles from './list-toolbar.module.css'

type ListToolbarProps = {
  /** How much is listed: "3 of 12 packages"; read out when it changes. */
  summary: string
  /** Search box and filters. */
  children: ReactNode
}

export function ListToolbar({ summary, children }: ListToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {children}
      <p className={styles.summary} role="status">
        {summary}
      </p>
    </div>
  )
}
