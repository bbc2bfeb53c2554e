import { useEffect, useState } from 'react'

/**
 * Returns the focus when the calling component unmounts, unless somebody has moved it. If an overlay unmounts with its
 * part of the page, no event tells the shell’s focus handling.
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
