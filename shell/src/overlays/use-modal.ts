import { type RefObject, useLayoutEffect, useRef } from 'react'

/** For a dialog that stands over the page for as long as it is there: the focus stays inside, and goes back afterwards. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it is still in the document, so that the focus goes back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return dialog
}
