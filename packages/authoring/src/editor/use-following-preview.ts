import { type RefObject, useEffect, useEffectEvent } from 'react'

type FollowingPreview = {
  /** The editor's root, which contains the preview. */
  root: RefObject<HTMLElement | null>
  pane: RefObject<HTMLElement | null>
  /** The preview's element for a focused field. */
  findShown(field: Element, pane: HTMLElement): Element | null
  /** Opens the field of an element clicked in the preview. */
  onOpen(clicked: Element): void
}

/** Controls in the preview are usable and not links to their fields. */
const controls = 'a, button, input, label, select, textarea, audio, video, summary'

/** Pixels between the top of the pane and the followed element. */
const margin = 24

/** Scrolls the preview to the field being edited, and opens the field of an element clicked in the preview. */
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
    // Selecting text, to copy it, is not a click.
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
