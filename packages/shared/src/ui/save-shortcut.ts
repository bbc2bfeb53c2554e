import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S, or Cmd+S, saves for as long as the editor is on screen, wherever the focus is. */
export function useSaveShortcut(save: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    if (!event.repeat) save()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
