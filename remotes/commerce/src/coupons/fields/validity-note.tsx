import { usePlatform } from '@console/shared/platform-context'
import { isMoment } from '@console/shared/time/moment'
import { formatZonedTime } from '@console/shared/time/zoned-time'
import { Form } from 'antd'
import styles from './validity-note.module.css'

const readerZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Says in which zone the two dates are, and what they are where the reader is. */
export function ValidityNote() {
  const { timeZone } = usePlatform().settings
  const startsAt = Form.useWatch<string | undefined>('starts_at') ?? ''
  const expiresAt = Form.useWatch<string | undefined>('expires_at') ?? ''
  const isElsewhere = [startsAt, expiresAt].some(
    (at) => isMoment(at) && formatZonedTime(at, timeZone) !== formatZonedTime(at, readerZone),
  )
  return (
    <div className={styles.zone}>
      <p>
        Times are in {timeZone}. The code works from the start and stops working at the end.
        {isElsewhere && ' Where you are:'}
      </p>
      {isElsewhere && (
        <p>
          {isMoment(startsAt) ? formatZonedTime(startsAt, readerZone) : '…'} to{' '}
          {isMoment(expiresAt) ? formatZonedTime(expiresAt, readerZone) : '…'}
        </p>
      )}
    </div>
  )
}
