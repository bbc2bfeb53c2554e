import { useSyncExternalStore } from 'react'

/** Where the menu is a drawer; the style sheets of the frame change at the same width. */
const narrow = matchMedia('(max-width: 800px)')

function subscribe(listener: () => void) {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

export const useIsNarrow = () => useSyncExternalStore(subscribe, () => narrow.matches)
