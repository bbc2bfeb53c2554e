import { type ReactNode, useEffect, useRef } from 'react'
import styles from './tool-dialog.module.css'

type ToolDialogProps = { title: string; isWide?: boolean; onClose(): void; children: ReactNode }

/** Something to be decided before the mock changes. Escape closes it and changes nothing. */
export function ToolDialog({ title, isWide = false, onClose, children }: ToolDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    // Where there are no modal dialogs it opens over the page all the same.
    if (typeof element?.showModal === 'function') element.showModal()
    else element?.setAttribute('open', '')
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={isWide || undefined}
      aria-label={title}
      onClose={onClose}
    >
      <h2 className={styles.title}>{title}</h2>
      {children}
    </dialog>
  )
}

/** The ways out at the bottom of a dialog. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}
