import {
  createContext,
  type PointerEvent,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { NodeId } from '../core/document/mock-node.ts'
import styles from './matching.module.css'

export type HeldOption = { group: NodeId; key: string }

type Matching = {
  /** The option that the next place takes: pressed, by finger or by key, and not dragged. */
  held: HeldOption | null
  hold(option: HeldOption | null): void
  put(number: number, key: string): void
  /** Handlers of an option that can be dragged. */
  dragOf(option: HeldOption, label: string): DragHandlers
}

type DragHandlers = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent) => void
>

const MatchingContext = createContext<Matching | null>(null)

export function useMatching(): Matching {
  const matching = use(MatchingContext)
  if (matching === null) throw new Error('useMatching was called outside a test that is sat')
  return matching
}

type Drag = { option: HeldOption; label: string; fromX: number; fromY: number; isMoving: boolean }

/** Pixels after which a press is a drag. */
const slack = 6
/** Near an edge of what scrolls, a drag scrolls it. */
const edge = 48

type MatchingProviderProps = { onPut(number: number, key: string): void; children: ReactNode }

/** Options are dragged by pointer or finger, or pressed and then put by a press on a place. */
export function MatchingProvider({ onPut, children }: MatchingProviderProps) {
  const [held, setHeld] = useState<HeldOption | null>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)
  const over = useRef<HTMLElement | null>(null)
  const latest = useRef(onPut)
  useEffect(() => {
    latest.current = onPut
  })

  const matching = useMemo<Matching>(() => {
    function mark(slot: HTMLElement | null) {
      if (over.current !== null) delete over.current.dataset['over']
      over.current = slot
      if (slot !== null) slot.dataset['over'] = ''
    }
    function stop() {
      mark(null)
      drag.current = null
      if (ghost.current !== null) ghost.current.hidden = true
    }
    return {
      held,
      hold: setHeld,
      put(number, key) {
        setHeld(null)
        latest.current(number, key)
      },
      dragOf: (option, label) => ({
        onPointerDown(event) {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          drag.current = { option, label, fromX: event.clientX, fromY: event.clientY, isMoving: false }
        },
        onPointerMove({ clientX, clientY }) {
          const current = drag.current
          if (current === null || ghost.current === null) return
          current.isMoving ||= Math.hypot(clientX - current.fromX, clientY - current.fromY) > slack
          if (!current.isMoving) return
          ghost.current.hidden = false
          ghost.current.textContent = current.label
          ghost.current.style.transform = `translate(${clientX + 8}px, ${clientY + 8}px)`
          const under = document.elementFromPoint(clientX, clientY)
          mark(findSlot(under, current.option))
          scrollNear(under, clientY)
        },
        onPointerUp({ clientX, clientY }) {
          const current = drag.current
          const slot = current?.isMoving
            ? findSlot(document.elementFromPoint(clientX, clientY), current.option)
            : null
          stop()
          if (slot !== null) latest.current(Number(slot.dataset['slot']), option.key)
          else if (!current?.isMoving) setHeld((before) => (before?.key === option.key ? null : option))
        },
        onPointerCancel: stop,
      }),
    }
  }, [held])

  return (
    <MatchingContext value={matching}>
      {children}
      <div ref={ghost} className={styles.ghost} hidden aria-hidden />
    </MatchingContext>
  )
}

const findSlot = (element: Element | null, { group }: HeldOption): HTMLElement | null =>
  element?.closest<HTMLElement>(`[data-slot][data-slot-group="${CSS.escape(group)}"]`) ?? null

function scrollNear(element: Element | null, y: number) {
  for (let each = element; each !== null; each = each.parentElement) {
    if (each.scrollHeight <= each.clientHeight || !/auto|scroll/.test(getComputedStyle(each).overflowY))
      continue
    const { top, bottom } = each.getBoundingClientRect()
    if (y < top + edge) each.scrollBy(0, -16)
    else if (y > bottom - edge) each.scrollBy(0, 16)
    return
  }
}
