import { ActionButton } from '@console/authoring/controls/action-button'
import { useModal } from '@console/authoring/dialogs/use-modal'
import text from '@console/authoring/styles/text.module.css'
import type { ReactNode } from 'react'
import styles from './sitting-dialog.module.css'

type SittingDialogProps = { title: string; onClose(): void; children: ReactNode }

/** The test over the whole window, as candidates have it. Nothing of what is answered in it is kept. */
export function SittingDialog({ title, onClose, children }: SittingDialogProps) {
  const dialog = useModal()
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={`Sitting ${title}`} onClose={onClose}>
      <header className={styles.head}>
        <strong className={text.cut}>{title}</strong>
        <span className={text.quiet}>Preview. Answers are not kept.</span>
        <ActionButton look="tall" onClick={onClose}>
          Leave the test
        </ActionButton>
      </header>
      {children}
    </dialog>
  )
}
