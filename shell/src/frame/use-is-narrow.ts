import { useSyncExternalStore } from 'react'

function watch(query: string) {
  const media = matchMedia(query)
  const subscribe = (listener: () => void) => {
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => media.matches)
}

/** Where the menu is a drawer; the style sheets of the frame change at the same width. */
export const useIsNarrow = watch('(max-width: 800px)')

/** Where an editor, its preview and the whole menu have too little room side by side. */
export const useIsTight = watch('(max-width: 1440px)')
