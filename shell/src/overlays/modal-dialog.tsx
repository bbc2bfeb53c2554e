import type { PointerEvent, ReactNode } from 'react'
import styles from './modal-dialog.module.css'
import { useModal } from './use-modal.ts'

export type ModalDialogProps = {
  /** Its accessible name. */
  label: string
  className?: string | undefined
  /** Escape or a press beside the dialog. */
  onClose(): void
  children: ReactNode
}

/** The browser's own modal dialog, which a press beside it closes. */
export function ModalDialog({ label, className = '', onClose, children }: ModalDialogProps) {
  const dialog = useModal()

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
