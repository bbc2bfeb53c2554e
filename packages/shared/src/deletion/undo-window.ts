import { toastArea } from '../ui/toast-area.ts'

/** Milliseconds in which a deletion can be undone. */
export const undoWindow = 8000

const step = 250

/** While somebody points at the toasts or has the focus in them. */
function isHeld(): boolean {
  const area = document.querySelector(toastArea)
  return (
    document.hidden ||
    (area?.matches(':focus-within') ?? false) ||
    (area?.querySelector(':hover') ?? null) !== null
  )
}

/** Calls `onOver` when the window is over, unless `signal` is aborted before. */
export function startUndoWindow(signal: AbortSignal, onOver: () => void): void {
  let left = undoWindow
  const timer = setInterval(() => {
    if (isHeld()) return
    left -= step
    if (left <= 0) onOver()
  }, step)
  signal.addEventListener('abort', () => clearInterval(timer), { once: true })
}
