import type { PointerEvent } from 'react'

export type Point = { x: number; y: number }

type PointerDrag<Dragged, Target> = {
  /** Drop target for `dragged` at the element under the pointer; null if there is none. */
  findTarget(under: Element | null, dragged: Dragged, point: Point): Target | null
  /** Shows the dragged item and its target; null when the drag is over. */
  show(drag: { dragged: Dragged; point: Point; target: Target | null } | null): void
  onDrop(dragged: Dragged, target: Target): void
  /** Pressed and released without moving. */
  onPress?(dragged: Dragged): void
}

export type DragHandlers = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent) => void
>

/** Pixels after which a press becomes a drag. */
const dragThreshold = 6

/** A drag scrolls a container within this distance of its top or bottom edge. */
const scrollMargin = 48
const scrollStep = 16

/**
 * Drag and drop by mouse, pen or touch, with pointer events, because HTML drag and drop only supports a mouse. The
 * returned function makes the handlers of one draggable item; its element needs `touch-action: none`.
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
      isMoving ||= Math.hypot(x - from.x, y - from.y) > dragThreshold
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
    if (y < top + scrollMargin) each.scrollBy(0, -scrollStep)
    else if (y > bottom - scrollMargin) each.scrollBy(0, scrollStep)
    return
  }
}
