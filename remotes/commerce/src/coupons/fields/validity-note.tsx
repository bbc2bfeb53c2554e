import { usePlatform } from '@console/shared/platform-context'
import { readerZone } from '@console/shared/ui/time'
import { isTimestamp } from '@console/values/time/timestamp'
import { formatZonedDate, formatZonedTime } from '@console/values/time/zoned-time'
import { Form } from 'antd'
import { isFurtherNotice } from '../rules/coupon-days.ts'
import { type ChosenDays, DayPresets } from './day-presets.tsx'
import styles from './validity-note.module.css'

/** Offers days that are often chosen, and says in which zone they are and what they are where the reader is. */
export function ValidityNote() {
  const { timeZone } = usePlatform().settings
  const form = Form.useFormInstance()
  const startsAt = Form.useWatch<string | undefined>('starts_at') ?? ''
  const expiresAt = Form.useWatch<string | undefined>('expires_at') ?? ''
  const isElsewhere = [startsAt, expiresAt].some(
    (at) => isTimestamp(at) && formatZonedTime(at, timeZone) !== formatZonedTime(at, readerZone),
  )

  function takeDays({ starts_at, expires_at }: ChosenDays): string {
    if (starts_at !== undefined) form.setFieldValue('starts_at', starts_at)
    return expires_at
  }

  return (
    <div className={styles.zone}>
      <Form.Item name="expires_at" noStyle trigger="onChoose" getValueFromEvent={takeDays}>
        <DayPresets startsAt={startsAt} />
      </Form.Item>
      <p>
        {isFurtherNotice(expiresAt, timeZone)
          ? `No end date (stored as ${formatZonedDate(expiresAt, timeZone)}, ${timeZone}).`
          : `Valid through the last day (${timeZone}).`}
        {isElsewhere && <span> Where you are:</span>}
      </p>
      {isElsewhere && (
        <p>
          {isTimestamp(startsAt) ? formatZonedTime(startsAt, readerZone) : '…'} to{' '}
          {isTimestamp(expiresAt) ? formatZonedTime(expiresAt, readerZone) : '…'}
        </p>
      )}
    </div>
  )
}
