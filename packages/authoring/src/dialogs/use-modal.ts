import { type RefObject, useEffect, useRef } from 'react'

/** For a dialog that stands over the page as long as it is there. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    // Where there are no modal dialogs it opens over the page all the same.
    if (typeof element?.showModal === 'function') element.showModal()
    else element?.setAttribute('open', '')
  }, [])
  return dialog
}
