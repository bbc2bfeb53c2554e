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
  /** Stands above a paragraph. */
  isAbove?: boolean
  /** What stands there while no option is held. */
  children: ReactNode
}

/** A place that an option is put into: by a drag, by a press while one is held, or by what stands in it. */
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
