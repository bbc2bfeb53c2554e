import type { LeaveReason } from '@console/shared/platform'
import styles from '../drafts/drafts-dialog.module.css'
import { MountedDialog, mountDialog } from '../overlays/mount-dialog.tsx'

const texts: Record<LeaveReason, { title: string; leave: string }> = {
  'sign-out': { title: 'Sign out without saving?', leave: 'Sign out' },
  update: { title: 'Update without saving?', leave: 'Update' },
}

/** What becomes of the work on screen: of some a draft is kept, some is lost. */
export type UnsavedWork = { isKept: boolean; isLost: boolean }

export const askToLeave = (reason: LeaveReason, work: UnsavedWork): Promise<boolean> =>
  mountDialog<boolean>((close) => <LeaveDialog reason={reason} work={work} onAnswer={close} />)

type LeaveDialogProps = { reason: LeaveReason; work: UnsavedWork; onAnswer(mayLeave: boolean): void }

function LeaveDialog({ reason, work: { isKept, isLost }, onAnswer }: LeaveDialogProps) {
  const { title, leave } = texts[reason]
  return (
    <MountedDialog labelledBy="leave-title" onCancel={() => onAnswer(false)}>
      <h2 id="leave-title">{title}</h2>
      {isKept && (
        <p>
          What you changed has not been saved. A draft of it stays on this device for 30 days. Only you see
          it, and it is offered when you open this again.
        </p>
      )}
      {isLost && (
        <p>
          {isKept
            ? 'Anything else you typed on this screen will be lost: no draft of it can be kept.'
            : 'What you typed here has not been saved and will be lost: this screen cannot keep a draft of it.'}
        </p>
      )}
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={() => onAnswer(false)}>
          Keep editing
        </button>
        <button type="button" className="button button-primary" onClick={() => onAnswer(true)}>
          {isLost ? `${leave} anyway` : `${leave}, keep draft`}
        </button>
      </div>
    </MountedDialog>
  )
}
