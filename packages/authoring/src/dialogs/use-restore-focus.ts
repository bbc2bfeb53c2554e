import { useEffect, useState } from 'react'

/**
 * Returns the focus when the calling component unmounts, unless it has moved elsewhere. The shell's focus handling gets
 * no event if an overlay unmounts together with its part of the page.
 */
export function useRestoreFocus(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    },
    [before],
  )
}
