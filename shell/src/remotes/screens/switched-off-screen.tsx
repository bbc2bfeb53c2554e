import type { ReleasedRemote } from '@console/shared/release'
import styles from './switched-off.module.css'

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** In place of a section that is switched off; it opens by itself when it is switched on again. */
export function SwitchedOffScreen({ remote }: { remote: ReleasedRemote }) {
  const { reason = '', since = '' } = remote.disabled ?? {}
  return (
    <section className={styles.screen} role="status">
      <title>{`${remote.title} · IELTS console`}</title>
      <h1>{remote.title} is switched off</h1>
      <p>Reason: {reason}.</p>
      <p>Nothing is wrong with your account, and the rest of the console works as usual.</p>
      <p className={styles.facts}>
        {remote.team} team{since !== '' && <> · since {toTimeText(since)}</>}
      </p>
    </section>
  )
}

/** As it was written where it is no time. */
function toTimeText(since: string): string {
  const date = new Date(since)
  return Number.isNaN(date.getTime()) ? since : time.format(date)
}
