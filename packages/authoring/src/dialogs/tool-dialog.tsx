import type { ReactNode } from 'react'
import styles from './tool-dialog.module.css'
import { useModal } from './use-modal.ts'

type ToolDialogProps = {
  title: string
  width?: 'narrow' | 'middle' | 'wide'
  /** Beside the title. */
  action?: ReactNode
  onClose(): void
  children: ReactNode
}

/** A dialog for a tool that works on the edited mock. Escape closes it without further changes. */
export function ToolDialog({ title, width = 'narrow', action, onClose, children }: ToolDialogProps) {
  const dialog = useModal()
  return (
    <dialog ref={dialog} className={styles.dialog} data-width={width} aria-label={title} onClose={onClose}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {action}
      </header>
      {children}
    </dialog>
  )
}

/** The button row at the bottom of a dialog. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}
