import { ActionButton } from '@console/authoring/controls/action-button'
import { DialogButtons, ToolDialog } from '@console/authoring/dialogs/tool-dialog'
import { useModal } from '@console/authoring/dialogs/use-modal'
import text from '@console/authoring/styles/text.module.css'
import { readKey } from '@console/shared/ui/read-key'
import { Button } from 'antd'
import { type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent, useState } from 'react'
import styles from './sitting-dialog.module.css'

type SittingDialogProps = { title: string; onClose(): void; children: ReactNode }

/** Shows the test full screen, as candidates take it. Answers are not kept, so leaving asks for confirmation. */
export function SittingDialog({ title, onClose, children }: SittingDialogProps) {
  const dialog = useModal()
  /** True once something was answered or the clock was started. */
  const [isBegun, setIsBegun] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => (isBegun ? setIsLeaving(true) : onClose())

  function handleKeyDown(event: KeyboardEvent) {
    if (readKey(event) !== 'Escape' || event.defaultPrevented) return
    // On a second Escape browsers close a dialog even if `cancel` was prevented.
    event.preventDefault()
    leave()
  }

  function handleCancel(event: SyntheticEvent) {
    if (event.target !== dialog.current) return
    event.preventDefault()
    leave()
  }

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
        onKeyDown={handleKeyDown}
        onCancel={handleCancel}
        onClose={onClose}
      >
        <header className={styles.head}>
          <strong className={text.cut}>{title}</strong>
          <span className={text.quiet}>Preview. Answers are not kept.</span>
          <ActionButton look="tall" onClick={leave}>
            Leave the test
          </ActionButton>
        </header>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices what is done inside */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys that press a button click it */}
        <div className={styles.test} onInput={() => setIsBegun(true)} onClick={handleClick}>
          {children}
        </div>
      </dialog>
      {isLeaving && (
        <ToolDialog title="Leave the test?" onClose={() => setIsLeaving(false)}>
          <p>The answers and the clock are not kept.</p>
          <DialogButtons>
            <Button type="primary" onClick={() => setIsLeaving(false)}>
              Continue the test
            </Button>
            <Button onClick={onClose}>Leave</Button>
          </DialogButtons>
        </ToolDialog>
      )}
    </>
  )
}
