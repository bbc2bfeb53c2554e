import { type RefObject, useEffect, useRef, useState } from 'react'
import { useStandsOver } from './stands-over.ts'

/** For a dialog that stands over the page as long as it is there. The focus goes back to where it was. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useStandsOver()
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    const element = dialog.current
    // Where there are no modal dialogs it opens over the page all the same.
    if (typeof element?.showModal === 'function') element.showModal()
    else element?.setAttribute('open', '')
    return () => {
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [before])
  return dialog
}
