import { SelectField } from '@console/shared/ui/select'
import { formatRelativeTime } from '@console/shared/ui/time'
import { describeAbsence } from '../../absence/absences.ts'
import { endSentence } from '../../absence/end-sentence.ts'
import { TextField } from '../../fields/text-field.tsx'
import type { KnownVersion } from '../history/list-versions.ts'
import { toShortHash } from '../table/shorten.ts'
import styles from './move-dialog.module.css'
import type { RemoteMove } from './remote-move.ts'
import type { RollbackTarget } from './use-rollback-target.ts'

type MoveQuestionProps = {
  move: RemoteMove
  rollback: RollbackTarget
  reason: string
  problem: string | undefined
  onReason(text: string): void
}

/** Explains a move and asks for the reason. */
export function MoveQuestion({ move, rollback, reason, problem, onReason }: MoveQuestionProps) {
  const { action, environment, unit } = move
  return (
    <>
      <p>{toConsequence(move)}</p>
      <div className={styles.form}>
        {action === 'rollback-unit' && <Versions rollback={rollback} environment={environment} />}
        <TextField
          name="reason"
          label={action === 'disable' ? 'Reason, shown to everybody' : 'Reason'}
          autoComplete="off"
          maxLength={500}
          value={reason}
          error={problem}
          autoFocus
          onChange={(event) => onReason(event.target.value)}
        />
        {action === 'disable' && <Announcement title={unit.title} reason={reason.trim()} />}
      </div>
    </>
  )
}

function toConsequence({ action, environment, unit: { title, isOff, hasCanary } }: RemoteMove): string {
  switch (action) {
    case 'disable':
      return `Nobody will be able to open ${title} in ${environment}; open tabs notice within half a minute. Screens of it that are open stay open until people leave them, and the rest of the console keeps working.`
    case 'enable':
      return `Everybody will be able to open ${title} in ${environment} again; open tabs notice within half a minute.`
    case 'rollback-unit':
      return `${title} goes back to a version that it had before in ${environment}. What other teams released stays as it is, and the combination is checked before anything changes. Open tabs are offered the change within half a minute.${isOff ? ' It stays switched off.' : ''}${hasCanary ? ' Its canary ends.' : ''}`
  }
}

function Versions({ rollback, environment }: { rollback: RollbackTarget; environment: string }) {
  const { versions, to, choose, isReading, isMissing, error } = rollback
  if (isReading) return <p role="status">Reading the versions…</p>
  if (error !== null && versions.length === 0)
    return <p role="alert">The history could not be read, so earlier versions are not known.</p>
  return (
    <>
      {isMissing && (
        <p>
          The history of {environment} has no version before this one
          {versions.length > 0 && ', only later ones'}.
        </p>
      )}
      {versions.length > 0 && (
        <SelectField
          label="Version"
          value={to ?? ''}
          options={[
            ...(isMissing ? [['', 'Choose one'] as const] : []),
            ...versions.map((known) => [known.version, describeVersion(known)] as const),
          ]}
          onChoose={choose}
        />
      )}
    </>
  )
}

const describeVersion = ({ version, move }: KnownVersion): string =>
  [
    toShortHash(version),
    ...(move === undefined ? [] : [formatRelativeTime(Date.parse(move.moved_at)), move.reason]),
  ]
    .filter(Boolean)
    .join(' · ')

/** Previews the screen that replaces the section. */
function Announcement({ title, reason }: { title: string; reason: string }) {
  const { heading, sentence } = describeAbsence('switched-off')
  return (
    <div className={styles.shown}>
      <p>Staff will see, with the name from their menu:</p>
      <p>
        <strong>{heading(title)}</strong>
      </p>
      <p>{sentence(title)}</p>
      <p>Reason: {endSentence(reason || '…')}</p>
    </div>
  )
}
