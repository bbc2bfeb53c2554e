import { useEffectEvent, useLayoutEffect } from 'react'
import { readKey } from './read-key.ts'

/** Ctrl+S or Cmd+S saves while the editor is mounted, wherever the focus is. */
export function useSaveShortcut(save: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (readKey(event) !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    if (!event.repeat) save()
  })
  // A layout effect, because a busy browser runs passive effects later, and until then the shortcut would save the page
  // itself.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
