import { usePlatform } from '@console/shared/platform-context'
import { fromZonedText, toZonedText } from '@console/values/time/zoned-time'
import { Button, Input } from 'antd'
import { type ComponentProps, useState } from 'react'
import { type DayBound, fromDay, toDay, toDayOf } from '../rules/coupon-days.ts'
import styles from './day-input.module.css'

type DayInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> & {
  bound: DayBound
  /** ISO 8601, or empty. A `Form.Item` gives both. */
  value?: string
  onChange?(at: string): void
}

/**
 * A day of the service's zone, or an exact time where the moment is no whole day. The browser's own fields: they are small,
 * they bring a calendar, and every keyboard and phone knows them.
 */
export function DayInput({ bound, value = '', onChange, ...props }: DayInputProps) {
  const { timeZone } = usePlatform().settings
  const [said, setSaid] = useState(value)
  const [isExact, setExact] = useState(() => isTimeOfDay(value))
  // What is typed here does not change the field under the hand; what comes from elsewhere does.
  if (value !== said) {
    setSaid(value)
    setExact(isTimeOfDay(value))
  }

  function isTimeOfDay(at: string) {
    return at !== '' && toDay(at, bound, timeZone) === null
  }

  function say(at: string) {
    setSaid(at)
    onChange?.(at)
  }

  if (!isExact) {
    return (
      <Input
        {...props}
        type="date"
        max="9999-12-31"
        value={value === '' ? '' : toDayOf(value, timeZone)}
        onChange={({ target }) => say(fromDay(target.value, bound, timeZone))}
      />
    )
  }
  return (
    <>
      <Input
        {...props}
        type="datetime-local"
        step={1}
        max="9999-12-31T23:59:59"
        // In the browser's own spelling: setting another one at every key would take away what is half typed.
        value={toZonedText(value, timeZone).replace(/^(.{16}):00$/, '$1')}
        onChange={({ target }) => say(fromZonedText(target.value, timeZone))}
      />
      <Button
        className={styles.whole ?? ''}
        type="link"
        size="small"
        onClick={() => {
          setExact(false)
          say(fromDay(toDayOf(value, timeZone), bound, timeZone))
        }}
      >
        Use the whole day
      </Button>
    </>
  )
}
