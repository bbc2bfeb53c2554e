import { parseTypedTime } from '@console/values/time/parse-typed-time'
import { fromZonedText } from '@console/values/time/zoned-time'
import { ConfigProvider, DatePicker } from 'antd'
import { useState } from 'react'
import { buildClockDates, fromClockDate, toClockDate } from './clock-dates.ts'
import styles from './moment-field.module.css'

/** Pixels: with these the days and the two columns of the clock fit a phone side by side. */
const narrow = { components: { DatePicker: { cellWidth: 32, timeColumnWidth: 48 } } }

/** The time of a day that is chosen before any time is. */
const morning = new Date('2026-01-01T09:00:00Z')

type MomentCalendarProps = {
  /** The wire's text. */
  value: string | null
  timeZone: string
  isOpen: boolean
  onOpen(isOpen: boolean): void
  onChoose(value: string): void
}

/** The calendar and the clock below the field of a moment. Whatever is chosen stands in the field at once. */
export function MomentCalendar({ value, timeZone, isOpen, onOpen, onChoose }: MomentCalendarProps) {
  const [Picker] = useState(() => DatePicker.generatePicker<Date>(buildClockDates(timeZone)))
  const moment = value === null ? Number.NaN : parseTypedTime(value)
  return (
    <div className={styles.anchor} aria-hidden inert>
      <ConfigProvider theme={narrow}>
        <Picker
          tabIndex={-1}
          open={isOpen}
          onOpenChange={onOpen}
          value={Number.isNaN(moment) ? null : toClockDate(moment, timeZone)}
          showTime={{ format: 'HH:mm', minuteStep: 5, defaultOpenValue: morning }}
          showNow={false}
          panelRender={(panel) => <div data-calendar>{panel}</div>}
          onCalendarChange={(chosen) => {
            if (chosen !== null && !Array.isArray(chosen))
              onChoose(fromZonedText(fromClockDate(chosen), timeZone))
          }}
        />
      </ConfigProvider>
    </div>
  )
}
