import { type RefObject, useEffect, useEffectEvent } from 'react'

type FollowingPreview = {
  /** The editor, in which the preview stands too. */
  root: RefObject<HTMLElement | null>
  pane: RefObject<HTMLElement | null>
  /** What the preview shows of the field that got the focus. */
  findShown(field: Element, pane: HTMLElement): Element | null
  /** Goes to the field of what was clicked in the preview. */
  onOpen(clicked: Element): void
}

/** Controls of the preview are tried out there. */
const controls = 'a, button, input, label, select, textarea, audio, video, summary'

/** Pixels between the top of the pane and what it follows. */
const margin = 24

/** Scrolls the preview to what is being written, and leads from what is clicked in it to where that is written. */
export function useFollowingPreview({ root, pane, ...options }: FollowingPreview) {
  const follow = useEffectEvent(({ target }: FocusEvent) => {
    const frame = pane.current
    if (frame === null || !(target instanceof Element) || frame.contains(target)) return
    const shown = options.findShown(target, frame)
    if (shown === null) return
    const { top, bottom } = shown.getBoundingClientRect()
    const { top: frameTop, bottom: frameBottom } = frame.getBoundingClientRect()
    if (top >= frameTop && bottom <= frameBottom) return
    frame.scrollTop += top - frameTop - margin
  })
  const open = useEffectEvent(({ target }: MouseEvent) => {
    // Who selects text wants to copy it.
    if (!(target instanceof Element) || target.closest(controls) !== null || !getSelection()?.isCollapsed)
      return
    options.onOpen(target)
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    root.current?.addEventListener('focusin', (event) => follow(event), { signal })
    pane.current?.addEventListener('click', (event) => open(event), { signal })
    return () => listening.abort()
  }, [root, pane])
}
