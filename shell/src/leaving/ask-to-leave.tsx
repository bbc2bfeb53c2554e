import type { Draft, LeaveReason, OpenEditor } from '@console/shared/platform'
import styles from '../drafts/drafts-dialog.module.css'
import { MountedDialog, mountDialog } from '../overlays/mount-dialog.tsx'

const going: Record<LeaveReason, string> = { 'sign-out': 'Sign out', update: 'Update' }

/** `discard`: without leaving drafts on this device. */
export type LeaveAnswer = 'stay' | 'leave' | 'discard'

/** Consequences for the work: a draft of some is kept, some stops, and other input on the screen may be lost. */
type Work = {
  kept: readonly string[]
  stopped: readonly string[]
  /** Names of drafts of earlier work. */
  stored: readonly string[]
  isKept: boolean
  isLost: boolean
}

type Left = { editors: readonly OpenEditor[]; isLost: boolean; stored?: readonly Draft[] }

export function askToLeave(
  reason: LeaveReason,
  { editors, isLost, stored = [] }: Left,
): Promise<LeaveAnswer> {
  const all = editors.map(({ describe }) => describe?.() ?? { kept: '' })
  const kept = all.flatMap((each) => ('kept' in each ? each.kept : []))
  const stopped = all.flatMap((each) => ('stopped' in each ? each.stopped : []))
  const work = {
    kept: kept.filter((name) => name !== ''),
    stopped,
    stored: stored.map(({ title, key }) => title ?? `${key.entity} ${key.id}`),
    isKept: kept.length > 0,
    isLost,
  }
  return mountDialog<LeaveAnswer>((close) => (
    <LeaveDialog leave={going[reason]} mayDiscard={reason === 'sign-out'} work={work} onAnswer={close} />
  ))
}

type LeaveDialogProps = {
  leave: string
  mayDiscard: boolean
  work: Work
  onAnswer(answer: LeaveAnswer): void
}

function LeaveDialog({ leave, mayDiscard, work, onAnswer }: LeaveDialogProps) {
  const { kept, stopped, stored, isKept, isLost } = work
  const isUnsaved = isKept || isLost
  const names = kept.join(', ')
  return (
    <MountedDialog labelledBy="leave-title" onCancel={() => onAnswer('stay')}>
      <h2 id="leave-title">{isUnsaved ? `${leave} without saving?` : `${leave} now?`}</h2>
      {isKept && (
        <p className={styles.title}>
          {names === '' ? 'Your changes have not been saved.' : `Not saved yet: ${names}.`} A draft stays on
          this device for 30 days. Only you can see it, and it is offered when you open this again.
        </p>
      )}
      {isLost && (
        <p>
          {isKept
            ? 'Anything else you typed on this screen will be lost, because no draft of it can be kept.'
            : 'What you typed here has not been saved and will be lost: this screen cannot keep a draft of it.'}
        </p>
      )}
      {!isKept && stored.length > 0 && (
        <p className={styles.title}>
          {`Drafts on this device: ${stored.join(', ')}.`} They stay for 30 days. Only you can see them, and
          each is offered when you open it again.
        </p>
      )}
      {stopped.map((sentence) => (
        <p key={sentence} className={styles.title}>
          {sentence}
        </p>
      ))}
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={() => onAnswer('stay')}>
          {isUnsaved ? 'Keep editing' : 'Not now'}
        </button>
        {mayDiscard && (isKept || stored.length > 0) && (
          <button type="button" className="button" onClick={() => onAnswer('discard')}>
            {`${leave}, discard drafts`}
          </button>
        )}
        <button type="button" className="button button-primary" onClick={() => onAnswer('leave')}>
          {isLost || stopped.length > 0 ? `${leave} anyway` : `${leave}, keep ${isKept ? 'draft' : 'drafts'}`}
        </button>
      </div>
    </MountedDialog>
  )
}
