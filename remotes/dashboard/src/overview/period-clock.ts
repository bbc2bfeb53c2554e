import type { Period, RunningKey } from './figures.ts'

/** Dates of the periods in the server's zone at the time of the figures. */
export type PeriodClock = {
  timeZone: string
  /** Elapsed fraction of each running period, 0 to 1. */
  elapsed: Record<RunningKey, number>
  /** "21 Nov", "20 Nov", "1–21 Nov", "Oct 2026" */
  dates: Record<Period['key'], string>
}

const day = 86_400_000
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' })
const monthAndYear = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'short', year: 'numeric' })

/** `at` in milliseconds since the epoch. A day of 23 or 25 hours counts as 24. */
export function readPeriodClock(at: number, timeZone: string): PeriodClock {
  const now = toWallClock(at, timeZone)
  const today = Math.floor(now / day) * day
  const date = new Date(today)
  const year = date.getUTCFullYear()
  const month = date.getUTCMonth()
  const monthStart = Date.UTC(year, month)
  return {
    timeZone,
    elapsed: {
      today: (now - today) / day,
      this_month: (now - monthStart) / (Date.UTC(year, month + 1) - monthStart),
    },
    dates: {
      today: dayAndMonth.format(today),
      last_day: dayAndMonth.format(today - day),
      this_month: date.getUTCDate() === 1 ? dayAndMonth.format(today) : `1–${dayAndMonth.format(today)}`,
      last_month: monthAndYear.format(Date.UTC(year, month - 1)),
    },
  }
}

/** The zone's local time, as if it were UTC. */
function toWallClock(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at)
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0)
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'))
}
