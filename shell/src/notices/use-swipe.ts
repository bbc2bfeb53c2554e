import { type PointerEvent, useRef, useState } from 'react'

/** SPEC §9: pixels, and pixels a millisecond. */
const distance = 45
const velocity = 0.11

type Swipe = { axis: 'x' | 'y'; amount: number }

/** By finger or mouse to the right or down; the other ways it gives a little. */
export function useSwipe(onOut: () => void) {
  const start = useRef<{ x: number; y: number; at: number } | null>(null)
  const [swipe, setSwipe] = useState<Swipe | null>(null)

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, y: event.clientY, at: Date.now() }
  }

  function handlePointerMove({ clientX, clientY }: PointerEvent) {
    // Its text may be selected.
    if (start.current === null || getSelection()?.isCollapsed === false) return
    const moved = { x: clientX - start.current.x, y: clientY - start.current.y }
    if (swipe === null && Math.hypot(moved.x, moved.y) <= 1) return
    const axis = swipe?.axis ?? (Math.abs(moved.x) > Math.abs(moved.y) ? 'x' : 'y')
    setSwipe({ axis, amount: soften(moved[axis]) })
  }

  function handlePointerUp() {
    if (start.current === null) return
    const elapsed = Date.now() - start.current.at
    start.current = null
    const amount = swipe?.amount ?? 0
    if (amount >= distance || amount / elapsed > velocity) onOut()
    else setSwipe(null)
  }

  function handlePointerCancel() {
    start.current = null
    setSwipe(null)
  }

  return {
    swipe,
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: handlePointerCancel,
    },
  }
}

const soften = (moved: number) => (moved >= 0 ? moved : moved / (1.5 - moved / 20))
