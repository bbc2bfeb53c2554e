import { useEffect, useState } from 'react'

/**
 * For what stands over the page as long as it is there: the focus goes back to where it was, unless somebody put it elsewhere. Where
 * such a thing goes with a part of the page and no event tells it, the shell’s keeping of the focus does not hear of it.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    },
    [before],
  )
}
