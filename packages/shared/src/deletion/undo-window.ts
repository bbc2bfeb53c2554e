import { toastArea } from '../ui/toast-area.ts'

/** Milliseconds within which a deletion can be undone. */
export const undoWindow = 8000

const step = 250

/** The countdown pauses while the pointer or the focus is inside the toasts. */
function isHeld(): boolean {
  const area = document.querySelector(toastArea)
  return (
    document.hidden ||
    (area?.matches(':focus-within') ?? false) ||
    (area?.querySelector(':hover') ?? null) !== null
  )
}

/** Calls `onOver` at the end of the window, unless `signal` is aborted before. */
export function startUndoWindow(signal: AbortSignal, onOver: () => void): void {
  let left = undoWindow
  const timer = setInterval(() => {
    if (isHeld()) return
    left -= step
    if (left <= 0) onOver()
  }, step)
  signal.addEventListener('abort', () => clearInterval(timer), { once: true })
}
