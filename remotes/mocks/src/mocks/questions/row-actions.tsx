import styles from './row.module.css'

type RowActionsProps = { noun: string; onMove?(by: 1 | -1): void; onRemove(): void }

export function RowActions({ noun, onMove, onRemove }: RowActionsProps) {
  return (
    <div className={styles.actions}>
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
