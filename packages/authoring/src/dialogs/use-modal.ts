import { type RefObject, useEffect, useRef } from 'react'
import { useOpenDialog } from './open-dialogs.ts'
import { useRestoreFocus } from './use-restore-focus.ts'

/** Opens a modal dialog while it is mounted, and returns the focus afterwards. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useOpenDialog()
  useRestoreFocus()
  useEffect(() => {
    const element = dialog.current
    // Without modal dialogs (jsdom) it opens as a plain one.
    if (typeof element?.showModal === 'function') element.showModal()
    else element?.setAttribute('open', '')
  }, [])
  return dialog
}
