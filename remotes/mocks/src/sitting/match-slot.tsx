import { ActionButton } from '@console/authoring/controls/action-button'
import type { KeyGroup } from '@console/ielts'
import { readKey } from '@console/shared/ui/read-key'
import type { ReactNode } from 'react'
import styles from './matching.module.css'
import { useMatching } from './matching.tsx'

type MatchSlotProps = {
  number: number
  group: KeyGroup
  isOver: boolean
  /** Whether it stands above a paragraph. */
  isAbove?: boolean
  /** Shown when no option is placed. */
  children: ReactNode
}

/** A target for options, filled by dragging, or by clicking it while an option is selected. */
export function MatchSlot({ number, group, isOver, isAbove = false, children }: MatchSlotProps) {
  const { held, hold, put } = useMatching()
  const isOpen = held?.group === group.node.id && !isOver
  return (
    <div
      className={styles.slot}
      data-above={isAbove || undefined}
      {...(!isOver && { 'data-slot': number, 'data-slot-group': group.node.id })}
    >
      {isOpen ? (
        <ActionButton
          look="tall"
          className={styles.put}
          onClick={() => put(number, held.key)}
          onKeyDown={(event) => {
            if (readKey(event) !== 'Escape') return
            event.preventDefault()
            hold(null)
          }}
        >
          Put {held.key} at question {number}
        </ActionButton>
      ) : (
        children
      )}
    </div>
  )
}
