import { readKey } from '@console/shared/ui/read-key'
import { Button } from 'antd'
import { type KeyboardEvent, type ReactNode, type RefObject, type SyntheticEvent, useState } from 'react'
import styles from './tool-dialog.module.css'
import { useModal } from './use-modal.ts'

/** Asked before a dialog is left: its title, what would be lost, and the label for going on. */
type LeaveQuestion = { title: string; text: string; stay: string }

type ToolDialogProps = {
  title: string
  width?: 'narrow' | 'middle' | 'wide'
  /** Beside the title. */
  action?: ReactNode
  /** Escape asks this first. */
  question?: LeaveQuestion | null
  onClose(): void
  children: ReactNode
}

/** A dialog for a tool that works on the edited mock. Escape closes it without further changes. */
export function ToolDialog(props: ToolDialogProps) {
  const { title, width = 'narrow', action, question = null, onClose, children } = props
  const dialog = useModal()
  const leaving = useLeaveQuestion(dialog, question, onClose)
  return (
    <>
      <dialog
        ref={dialog}
        className={styles.dialog}
        data-width={width}
        aria-label={title}
        onClose={onClose}
        {...(question !== null && leaving.handlers)}
      >
        <header className={styles.head}>
          <h2>{title}</h2>
          {action}
        </header>
        {children}
      </dialog>
      {leaving.dialog}
    </>
  )
}

/** Asks before Escape leaves a dialog with something in it that is not kept; `leave` is for its own button. */
export function useLeaveQuestion(
  dialog: RefObject<HTMLDialogElement | null>,
  question: LeaveQuestion | null,
  onClose: () => void,
) {
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => (question === null ? onClose() : setIsLeaving(true))
  const stay = () => setIsLeaving(false)
  const handlers = {
    onKeyDown(event: KeyboardEvent) {
      if (readKey(event) !== 'Escape' || event.defaultPrevented) return
      // On a second Escape browsers close a dialog even if `cancel` was prevented.
      event.preventDefault()
      leave()
    },
    onCancel(event: SyntheticEvent) {
      if (event.target !== dialog.current) return
      event.preventDefault()
      leave()
    },
  }
  return {
    leave,
    handlers,
    dialog: isLeaving && question !== null && (
      <ToolDialog title={question.title} onClose={stay}>
        <p>{question.text}</p>
        <DialogButtons>
          <Button onClick={onClose}>Leave</Button>
          <Button type="primary" onClick={stay}>
            {question.stay}
          </Button>
        </DialogButtons>
      </ToolDialog>
    ),
  }
}

/** The button row at the bottom of a dialog. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}
