import type { LeaveReason, OpenEditor } from '@console/shared/platform'
import styles from '../drafts/drafts-dialog.module.css'
import { MountedDialog, mountDialog } from '../overlays/mount-dialog.tsx'

const going: Record<LeaveReason, string> = { 'sign-out': 'Sign out', update: 'Update' }

/** Consequences for the work: a draft of some is kept, some stops, and other input on the screen may be lost. */
type Work = { kept: readonly string[]; stopped: readonly string[]; isKept: boolean; isLost: boolean }

export function askToLeave(
  reason: LeaveReason,
  editors: readonly OpenEditor[],
  isLost: boolean,
): Promise<boolean> {
  const all = editors.map(({ describe }) => describe?.() ?? { kept: '' })
  const kept = all.flatMap((each) => ('kept' in each ? each.kept : []))
  const stopped = all.flatMap((each) => ('stopped' in each ? each.stopped : []))
  const work = { kept: kept.filter((name) => name !== ''), stopped, isKept: kept.length > 0, isLost }
  return mountDialog<boolean>((close) => <LeaveDialog leave={going[reason]} work={work} onAnswer={close} />)
}

type LeaveDialogProps = { leave: string; work: Work; onAnswer(mayLeave: boolean): void }

function LeaveDialog({ leave, work: { kept, stopped, isKept, isLost }, onAnswer }: LeaveDialogProps) {
  const isUnsaved = isKept || isLost
  const names = kept.join(', ')
  return (
    <MountedDialog labelledBy="leave-title" onCancel={() => onAnswer(false)}>
      <h2 id="leave-title">{isUnsaved ? `${leave} without saving?` : `${leave} now?`}</h2>
      {isKept && (
        <p className={styles.title}>
          {names === '' ? 'What you changed has not been saved.' : `Not saved yet: ${names}.`} A draft of it
          stays on this device for 30 days. Only you see it, and it is offered when you open this again.
        </p>
      )}
      {isLost && (
        <p>
          {isKept
            ? 'Anything else you typed on this screen will be lost: no draft of it can be kept.'
            : 'What you typed here has not been saved and will be lost: this screen cannot keep a draft of it.'}
        </p>
      )}
      {stopped.map((sentence) => (
        <p key={sentence} className={styles.title}>
          {sentence}
        </p>
      ))}
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={() => onAnswer(false)}>
          {isUnsaved ? 'Keep editing' : 'Not now'}
        </button>
        <button type="button" className="button button-primary" onClick={() => onAnswer(true)}>
          {isLost || stopped.length > 0 ? `${leave} anyway` : `${leave}, keep draft`}
        </button>
      </div>
    </MountedDialog>
  )
}
