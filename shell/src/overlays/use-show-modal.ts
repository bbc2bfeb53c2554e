import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Opens the dialog as a modal while it is mounted: the focus stays inside and returns afterwards. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while still in the document, so that the focus returns.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return dialog
}
