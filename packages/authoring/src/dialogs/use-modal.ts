import { type RefObject, useEffect, useRef } from 'react'
import { useStandsOver } from './stands-over.ts'
import { useFocusBack } from './use-focus-back.ts'

/** For a dialog that stands over the page as long as it is there. The focus goes back to where it was. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useStandsOver()
  useFocusBack()
  useEffect(() => {
    const element = dialog.current
    // Where there are no modal dialogs it opens over the page all the same.
    if (typeof element?.showModal === 'function') element.showModal()
    else element?.setAttribute('open', '')
  }, [])
  return dialog
}
