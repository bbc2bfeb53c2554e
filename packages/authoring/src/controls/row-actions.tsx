import type { ReactNode } from 'react'
import layout from '../styles/layout.module.css'
import { IconButton } from './icon-button.tsx'

type RowActionsProps = {
  noun: string
  /** Columns move left and right. */
  axis?: 'row' | 'column'
  onMove?(by: 1 | -1): void
  onRemove(): void
  /** Further actions on the row. */
  children?: ReactNode
}

const directions = {
  row: { back: ['up', '↑'], forth: ['down', '↓'] },
  column: { back: ['left', '←'], forth: ['right', '→'] },
} as const

/** Buttons to move and remove a row of a list, or a row or column of a table. */
export function RowActions({ noun, axis = 'row', onMove, onRemove, children }: RowActionsProps) {
  const { back, forth } = directions[axis]
  return (
    <div className={layout.line}>
      {children}
      {onMove !== undefined && (
        <>
          <IconButton look="rowIcon" label={`Move ${noun} ${back[0]}`} onClick={() => onMove(-1)}>
            {back[1]}
          </IconButton>
          <IconButton look="rowIcon" label={`Move ${noun} ${forth[0]}`} onClick={() => onMove(1)}>
            {forth[1]}
          </IconButton>
        </>
      )}
      <IconButton look="rowIcon" label={`Remove ${noun}`} onClick={onRemove}>
        ×
      </IconButton>
    </div>
  )
}
