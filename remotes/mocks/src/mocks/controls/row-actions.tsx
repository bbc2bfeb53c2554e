import type { ReactNode } from 'react'
import styles from './row.module.css'

type RowActionsProps = {
  noun: string
  onMove?(by: 1 | -1): void
  onRemove(): void
  /** What else can be done with the row. */
  children?: ReactNode
}

export function RowActions({ noun, onMove, onRemove, children }: RowActionsProps) {
  return (
    <div className={styles.actions}>
      {children}
      {onMove !== undefined && (
        <>
          <button type="button" aria-label={`Move ${noun} up`} onClick={() => onMove(-1)}>
            ↑
          </button>
          <button type="button" aria-label={`Move ${noun} down`} onClick={() => onMove(1)}>
            ↓
          </button>
        </>
      )}
      <button type="button" aria-label={`Remove ${noun}`} onClick={onRemove}>
        ×
      </button>
    </div>
  )
}
