import { addDays, furtherNotice } from './coupon-days.ts'

export type DayPreset = {
  label: string
  /** Null where the first day that was chosen stays. */
  first: string | null
  last: string
}

const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })

/** Common date ranges of coupons. `first` is the day chosen so far, empty for none; all days are like `2026-12-31`. */
export function listDayPresets(today: string, first: string): DayPreset[] {
  const start = first > today ? first : today
  const nextMonth = addDays(lastOfMonth(today), 1)
  return [
    { label: 'This month', first: first === '' ? today : null, last: lastOfMonth(today) },
    { label: monthName.format(new Date(nextMonth)), first: nextMonth, last: lastOfMonth(nextMonth) },
    { label: '30 days', first: first === '' ? today : null, last: addDays(start, 29) },
    { label: 'No end date', first: first === '' ? today : null, last: furtherNotice },
  ]
}

const lastOfMonth = (day: string) => addDays(`${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1)
