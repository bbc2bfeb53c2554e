import { useSyncExternalStore } from 'react'

/** Where columns go that a phone has no room for; the style sheets of the list change at the same width. */
const query = '(max-width: 767.98px)'

function subscribe(listener: () => void) {
  const phone = matchMedia(query)
  phone.addEventListener('change', listener)
  return () => phone.removeEventListener('change', listener)
}

/** Known before the first rows are drawn, unlike antd’s `responsive`, which draws the table twice to find out. */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
