import { useEffectEvent, useLayoutEffect } from 'react'
import { readKey } from './read-key.ts'

/** Ctrl+S, or Cmd+S, saves for as long as the editor is on screen, wherever the focus is. */
export function useSaveShortcut(save: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (readKey(event) !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    if (!event.repeat) save()
  })
  // As the editor is painted: a busy browser runs other effects later, and would save the page itself until then.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
