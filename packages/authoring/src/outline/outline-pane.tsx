import type { ReactNode } from 'react'
import styles from './outline-pane.module.css'

type OutlinePaneProps = {
  label: string
  /** On a phone, the button that shows the outline. */
  fold?: ReactNode
  /** Fixed below the outline. */
  foot?: ReactNode
  children: ReactNode
}

/** Navigation within a document, beside its form. */
export function OutlinePane({ label, fold, foot, children }: OutlinePaneProps) {
  return (
    <aside className={styles.pane} aria-label={label}>
      {fold}
      <div className={styles.contents}>{children}</div>
      {foot}
    </aside>
  )
}
