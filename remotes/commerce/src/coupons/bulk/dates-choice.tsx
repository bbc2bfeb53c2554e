import type { BulkChoice } from '@console/shared/bulk/bulk-action'
import { usePlatform } from '@console/shared/platform-context'
import type { Coupon } from '@console/shared/schemas/coupon'
import { parseTimestamp } from '@console/values/time/timestamp'
import { useId, useState } from 'react'
import { DayInput } from '../fields/day-input.tsx'
import { beginCouponChange, type CouponChange } from '../rules/coupon-change.ts'
import styles from './dates-choice.module.css'

type Dates = { starts_at: string; expires_at: string }

const isCrossed = ({ starts_at, expires_at }: Dates) =>
  starts_at !== '' && parseTimestamp(expires_at) <= parseTimestamp(starts_at)

/** A date that was left empty stays as each coupon has it. */
const toChange = ({ starts_at, expires_at }: Dates): CouponChange => ({
  ...(starts_at !== '' && { starts_at }),
  ...(expires_at !== '' && { expires_at }),
})

/** Asks for the new first day, the new last day, or both. */
export const DatesChoice: BulkChoice<Coupon> = ({ onChoose }) => {
  const { api, settings } = usePlatform()
  const id = useId()
  const [dates, setDates] = useState<Dates>({ starts_at: '', expires_at: '' })

  function handleChange(next: Dates) {
    setDates(next)
    const change = toChange(next)
    const isSaid = Object.keys(change).length > 0 && !isCrossed(next)
    onChoose(isSaid ? () => beginCouponChange(api, change) : null)
  }

  return (
    <>
      <div className={styles.dates}>
        <div>
          <label htmlFor={`${id}start`}>New first day</label>
          <DayInput
            bound="first"
            id={`${id}start`}
            autoFocus
            value={dates.starts_at}
            onChange={(starts_at) => handleChange({ ...dates, starts_at })}
          />
        </div>
        <div>
          <label htmlFor={`${id}end`}>New last day</label>
          <DayInput
            bound="last"
            id={`${id}end`}
            value={dates.expires_at}
            onChange={(expires_at) => handleChange({ ...dates, expires_at })}
          />
        </div>
      </div>
      <p className={styles.note} role="status">
        {isCrossed(dates)
          ? 'The last day must not be before the first.'
          : `Valid through the last day (${settings.timeZone}). Leave a day empty to keep what each coupon has.`}
      </p>
    </>
  )
}
