import type { LeaveReason } from '@console/shared/platform'
import styles from './drafts-dialog.module.css'
import { MountedDialog, mountDialog } from './mount-dialog.tsx'

const texts: Record<LeaveReason, { title: string; leave: string }> = {
  'sign-out': { title: 'Sign out without saving?', leave: 'Sign out, keep draft' },
  update: { title: 'Update without saving?', leave: 'Update, keep draft' },
}

export const askToLeave = (reason: LeaveReason): Promise<boolean> =>
  mountDialog<boolean>((close) => <LeaveDialog reason={reason} onAnswer={close} />)

type LeaveDialogProps = { reason: LeaveReason; onAnswer(mayLeave: boolean): void }

function LeaveDialog({ reason, onAnswer }: LeaveDialogProps) {
  const { title, leave } = texts[reason]
  return (
    <MountedDialog labelledBy="leave-title" onCancel={() => onAnswer(false)}>
      <h2 id="leave-title">{title}</h2>
      <p>
        What you changed has not been saved. A draft of it stays on this device for 30 days, for you alone,
        and is offered when you open it again.
      </p>
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={() => onAnswer(false)}>
          Keep editing
        </button>
        <button type="button" className="button button-primary" onClick={() => onAnswer(true)}>
          {leave}
        </button>
      </div>
    </MountedDialog>
  )
}
