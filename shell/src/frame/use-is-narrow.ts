import { useSyncExternalStore } from 'react'

function watch(query: string) {
  const media = matchMedia(query)
  const subscribe = (listener: () => void) => {
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => media.matches)
}

/** Below this width the menu is a drawer; the frame's style sheets use the same breakpoint. */
export const useIsNarrow = watch('(max-width: 800px)')

/** Below this width an editor, its preview and the full menu do not fit side by side. */
export const useIsTight = watch('(max-width: 1440px)')
