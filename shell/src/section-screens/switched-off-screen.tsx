import type { ReleasedRemote } from '@console/shared/release/released-remote'
import { endSentence } from '../absence/end-sentence.ts'
import { toTimeText } from '../release/time-text.ts'
import { toAbsenceCode } from '../remotes/remote-failure.ts'
import styles from './absence-screen.module.css'
import { AbsenceScreen } from './absence-screen.tsx'

/** Replaces a switched-off section, and opens it when it is switched on again. */
export function SwitchedOffScreen({ remote }: { remote: ReleasedRemote }) {
  const { reason = '', since = '' } = remote.disabled ?? {}
  return (
    <AbsenceScreen reason="switched-off" title={remote.title} details={<p>Reason: {endSentence(reason)}</p>}>
      <p className={styles.facts}>
        {remote.team} team{since !== '' && <> · since {toTimeText(since)}</>} ·{' '}
        <code>{toAbsenceCode(remote, 'switched-off')}</code>
      </p>
    </AbsenceScreen>
  )
}
