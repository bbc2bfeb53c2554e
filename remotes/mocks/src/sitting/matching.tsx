import { createPointerDrag, type DragHandlers } from '@console/authoring/drag/pointer-drag'
import type { NodeId } from '@console/ielts'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import styles from './matching.module.css'

export type HeldOption = { group: NodeId; key: string }
type DraggedOption = HeldOption & { label: string }

type Matching = {
  /** The option selected by click or key, which the next target receives. */
  held: HeldOption | null
  hold(option: HeldOption | null): void
  put(number: number, key: string): void
  /** Handlers that make an option draggable. */
  dragOf(option: HeldOption, label: string): DragHandlers
}

const MatchingContext = createContext<Matching | null>(null)

export function useMatching(): Matching {
  const matching = use(MatchingContext)
  if (matching === null) throw new Error('useMatching was called outside a test that is sat')
  return matching
}

type MatchingProviderProps = { onPut(number: number, key: string): void; children: ReactNode }

/** Options are dragged, or selected and then placed by clicking a target. */
export function MatchingProvider({ onPut, children }: MatchingProviderProps) {
  const [held, setHeld] = useState<HeldOption | null>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const latest = useRef(onPut)
  useEffect(() => {
    latest.current = onPut
  })

  const [dragOf] = useState(() => {
    let over: HTMLElement | null = null
    return createPointerDrag<DraggedOption, HTMLElement>({
      findTarget: (under, { group }) =>
        under?.closest<HTMLElement>(`[data-slot][data-slot-group="${CSS.escape(group)}"]`) ?? null,
      show(drag) {
        if (over !== null) delete over.dataset['over']
        over = drag?.target ?? null
        if (over !== null) over.dataset['over'] = ''
        if (ghost.current === null) return
        ghost.current.hidden = drag === null
        if (drag === null) return
        ghost.current.textContent = drag.dragged.label
        ghost.current.style.transform = `translate(${drag.point.x + 8}px, ${drag.point.y + 8}px)`
      },
      onDrop: ({ key }, slot) => latest.current(Number(slot.dataset['slot']), key),
      onPress: ({ label: _label, ...option }) =>
        setHeld((before) => (before?.key === option.key ? null : option)),
    })
  })

  const matching = useMemo<Matching>(
    () => ({
      held,
      hold: setHeld,
      put(number, key) {
        setHeld(null)
        latest.current(number, key)
      },
      dragOf: (option, label) => dragOf({ ...option, label }),
    }),
    [held, dragOf],
  )

  return (
    <MatchingContext value={matching}>
      {children}
      <div ref={ghost} className={styles.ghost} hidden aria-hidden />
    </MatchingContext>
  )
}
