import { type RefObject, useEffect, useRef } from 'react'
import { useStandsOver } from './stands-over.ts'
import { useFocusBack } from './use-focus-back.ts'

/** Opens a modal dialog while it is mounted, and returns the focus afterwards. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useStandsOver()
  useFocusBack()
  useEffect(() => {
    const element = dialog.current
    // Without modal dialogs (jsdom) it opens as a plain one.
    if (typeof element?.showModal === 'function') element.showModal()
    else element?.setAttribute('open', '')
  }, [])
  return dialog
}
