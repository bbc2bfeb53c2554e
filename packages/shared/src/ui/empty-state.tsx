import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  title: string
  /** What this is for, and what to do first. */
  children: ReactNode
  action?: ReactNode
}

/** Stands where a list would be: when there is nothing yet, or nothing that matches. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <section className={styles.empty}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{children}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </section>
  )
}
