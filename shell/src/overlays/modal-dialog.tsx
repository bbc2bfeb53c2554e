import { type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './modal-dialog.module.css'

export type ModalDialogProps = {
  /** Its accessible name. */
  label: string
  className?: string | undefined
  /** Escape or a press beside the dialog. */
  onClose(): void
  children: ReactNode
}

/** The browser's own modal dialog: it keeps the focus inside and gives it back to where it was. */
export function ModalDialog({ label, className = '', onClose, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  // Closed while it is still in the document, so that the focus goes back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  // The dialog itself has no padding, so that a press on it is a press beside what it holds.
  function handlePointerDown(event: PointerEvent) {
    if (event.target === dialog.current) onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-label={label}
      onCancel={onClose}
      onPointerDown={handlePointerDown}
    >
      {children}
    </dialog>
  )
}
