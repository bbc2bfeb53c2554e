import type { ReactNode } from 'react'
import styles from './list-toolbar.module.css'

type ListToolbarProps = {
  search: ReactNode
  filter: ReactNode
  /** How much is listed: "3 of 12 packages"; read out when it changes. */
  summary: string
}

export function ListToolbar({ search, filter, summary }: ListToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>{search}</div>
      <div className={styles.filter}>{filter}</div>
      <p className={styles.summary} role="status">
        {summary}
      </p>
    </div>
  )
}
