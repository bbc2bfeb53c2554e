import type { PointerEvent } from 'react'

export type Point = { x: number; y: number }

type PointerDrag<Dragged, Target> = {
  /** The place that `dragged` would fall on, of the element under the pointer; null where it would on none. */
  findTarget(under: Element | null, dragged: Dragged, point: Point): Target | null
  /** Shows what is dragged and where it would fall; null when it is over. */
  show(drag: { dragged: Dragged; point: Point; target: Target | null } | null): void
  onDrop(dragged: Dragged, target: Target): void
  /** Pressed and let go again in its place. */
  onPress?(dragged: Dragged): void
}

export type DragHandlers = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent) => void
>

/** Pixels after which a press is a drag. */
const slack = 6

/** Near an edge of what scrolls, a drag scrolls it. */
const edge = 48
const scrollStep = 16

/**
 * Dragging by mouse, pen or finger, by the pointer's events: those of HTML drag and drop come from a mouse alone. What it
 * returns makes the handlers of one thing that can be dragged; its element needs `touch-action: none`.
 */
export function createPointerDrag<Dragged, Target>({
  findTarget,
  show,
  onDrop,
  onPress,
}: PointerDrag<Dragged, Target>): (dragged: Dragged) => DragHandlers {
  let from: Point | null = null
  let isMoving = false

  function stop() {
    from = null
    isMoving = false
    show(null)
  }

  const findAt = (dragged: Dragged, point: Point) =>
    findTarget(document.elementFromPoint(point.x, point.y), dragged, point)

  return (dragged) => ({
    onPointerDown(event) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      from = { x: event.clientX, y: event.clientY }
    },
    onPointerMove({ clientX: x, clientY: y }) {
      if (from === null) return
      isMoving ||= Math.hypot(x - from.x, y - from.y) > slack
      if (!isMoving) return
      show({ dragged, point: { x, y }, target: findAt(dragged, { x, y }) })
      scrollNear(document.elementFromPoint(x, y), y)
    },
    onPointerUp({ clientX: x, clientY: y }) {
      const target = isMoving ? findAt(dragged, { x, y }) : null
      const isPressed = from !== null && !isMoving
      stop()
      if (target !== null) onDrop(dragged, target)
      else if (isPressed) onPress?.(dragged)
    },
    onPointerCancel: stop,
  })
}

function scrollNear(element: Element | null, y: number) {
  for (let each = element; each !== null; each = each.parentElement) {
    const isPage = each === document.scrollingElement
    if (each.scrollHeight <= each.clientHeight) continue
    if (!isPage && !/auto|scroll/.test(getComputedStyle(each).overflowY)) continue
    const { top, bottom } = isPage ? { top: 0, bottom: innerHeight } : each.getBoundingClientRect()
    if (y < top + edge) each.scrollBy(0, -scrollStep)
    else if (y > bottom - edge) each.scrollBy(0, scrollStep)
    return
  }
}
