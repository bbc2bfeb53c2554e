import { usePlatform } from '@console/shared/platform-context'
import { Button } from 'antd'
import { fromDay, toDayOf } from '../rules/coupon-days.ts'
import { listDayPresets } from '../rules/list-day-presets.ts'
import styles from './day-presets.module.css'

type DayPresetsProps = {
  /** The first day as a moment of ISO 8601, or empty. */
  startsAt: string
  onChoose?(days: ChosenDays): void
}

/** Moments of ISO 8601; without `starts_at` the first day stays. */
export type ChosenDays = { starts_at?: string; expires_at: string }

/** Days that are often chosen, each with one press. */
export function DayPresets({ startsAt, onChoose }: DayPresetsProps) {
  const { timeZone } = usePlatform().settings
  const today = toDayOf(new Date().toISOString(), timeZone)
  return (
    <fieldset className={styles.presets}>
      <legend className="visually-hidden">Set the days to</legend>
      {listDayPresets(today, toDayOf(startsAt, timeZone)).map(({ label, first, last }) => (
        <Button
          key={label}
          size="small"
          onClick={() =>
            onChoose?.({
              ...(first !== null && { starts_at: fromDay(first, 'first', timeZone) }),
              expires_at: fromDay(last, 'last', timeZone),
            })
          }
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
