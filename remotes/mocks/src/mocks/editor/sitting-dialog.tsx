import { type ComponentType, useEffect, useRef } from 'react'
import styles from './sitting-dialog.module.css'

type SittingDialogProps = { title: string; Sitting: ComponentType; onClose(): void }

/** The test over the whole window, as candidates have it. Nothing of what is answered in it is kept. */
export function SittingDialog({ title, Sitting, onClose }: SittingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    // Where there are no modal dialogs it opens over the page all the same.
    if (typeof element.showModal === 'function') element.showModal()
    else element.open = true
  }, [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={`Sitting ${title}`} onClose={onClose}>
      <header className={styles.head}>
        <strong>{title}</strong>
        <span>Preview. Answers are not kept.</span>
        <button type="button" className={styles.close} onClick={onClose}>
          Leave the test
        </button>
      </header>
      <Sitting />
    </dialog>
  )
}
