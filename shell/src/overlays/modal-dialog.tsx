import type { PointerEvent, ReactNode } from 'react'
import styles from './modal-dialog.module.css'
import { useShowModal } from './use-show-modal.ts'

export type ModalDialogProps = {
  label: string
  className?: string | undefined
  /** On Escape or a press outside the dialog. */
  onClose(): void
  children: ReactNode
}

/** A native modal dialog that closes on a press outside it. */
export function ModalDialog({ label, className = '', onClose, children }: ModalDialogProps) {
  const dialog = useShowModal()

  // The dialog has no padding, so a press on the element itself is a press outside its content.
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
