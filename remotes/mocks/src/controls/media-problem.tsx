import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import type { ReactNode } from 'react'
import styles from './media-problem.module.css'

type MediaProblemProps = {
  title: string
  children: ReactNode
  /** Given if a retry may help. */
  onRetry?(): void
}

/** Says why a picture or recording is missing, and what to do. */
export function MediaProblem({ title, children, onRetry }: MediaProblemProps) {
  return (
    <div className={`${layout.card} ${styles.problem}`} role="status">
      <strong>{title}</strong> {children}
      {onRetry !== undefined && (
        <ActionButton look="framed" className={styles.again} onClick={onRetry}>
          Retry
        </ActionButton>
      )}
    </div>
  )
}
