import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Opens the dialog as a modal while it is mounted: the focus stays inside and returns afterwards. `useModal` of
 * `@console/authoring` differs in that it counts open dialogs, which keep the editor below them from being replaced.
 */
export function useShowModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while still in the document, so that the focus returns.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return dialog
}
