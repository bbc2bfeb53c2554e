import { ActionButton } from '@console/authoring/controls/action-button'
import { useLeaveQuestion } from '@console/authoring/dialogs/tool-dialog'
import { useModal } from '@console/authoring/dialogs/use-modal'
import text from '@console/authoring/styles/text.module.css'
import { type MouseEvent, type ReactNode, useState } from 'react'
import styles from './sitting-dialog.module.css'

type SittingDialogProps = { title: string; onClose(): void; children: ReactNode }

const question = {
  title: 'Leave the test?',
  text: 'The answers and the clock are not kept.',
  stay: 'Continue the test',
}

/** Shows the test full screen, as candidates take it. Answers are not kept, so leaving asks for confirmation. */
export function SittingDialog({ title, onClose, children }: SittingDialogProps) {
  const dialog = useModal()
  /** True once something was answered or the clock was started. */
  const [isBegun, setIsBegun] = useState(false)
  const leaving = useLeaveQuestion(dialog, isBegun ? question : null, onClose)

  function handleClick({ target }: MouseEvent<HTMLElement>) {
    if (!(target instanceof Element)) return
    if (target.closest('button') !== null && target.closest('nav') === null) setIsBegun(true)
  }

  return (
    <>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={`Sitting ${title}`}
        onClose={onClose}
        {...leaving.handlers}
      >
        <header className={styles.head}>
          <strong className={text.cut}>{title}</strong>
          <span className={text.quiet}>Preview. Answers are not kept.</span>
          <ActionButton look="tall" onClick={leaving.leave}>
            Leave the test
          </ActionButton>
        </header>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices what is done inside */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys that press a button click it */}
        <div className={styles.test} onInput={() => setIsBegun(true)} onClick={handleClick}>
          {children}
        </div>
      </dialog>
      {leaving.dialog}
    </>
  )
}
