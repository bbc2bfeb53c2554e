import type { ReactNode } from 'react'
import styles from './outline-pane.module.css'

type OutlinePaneProps = {
  label: string
  /** A button that unfolds the pane on a phone, which has no outline without it. */
  fold?: ReactNode
  /** Stays below the outline. */
  foot?: ReactNode
  children: ReactNode
}

/** Where a document is gone about in, beside what is edited. */
export function OutlinePane({ label, fold, foot, children }: OutlinePaneProps) {
  return (
    <aside className={styles.pane} aria-label={label}>
      {fold}
      <div className={styles.contents}>{children}</div>
      {foot}
    </aside>
  )
}
