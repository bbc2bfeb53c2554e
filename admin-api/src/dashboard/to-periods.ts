import { addDays, toDay } from './utc-day.ts'

/** First and last day, both included. */
export type Period = { first: string; last: string }

/** The four periods of SPEC §3 as seen at `now`, in UTC; the current month ends today. */
export function toPeriods(now: Date) {
  const today = toDay(now)
  const yesterday = toDay(addDays(now, -1))
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  const lastMonthEnd = addDays(month, -1)
  return {
    today: { first: today, last: today },
    last_day: { first: yesterday, last: yesterday },
    this_month: { first: toDay(month), last: today },
    last_month: { first: `${toDay(lastMonthEnd).slice(0, 7)}-01`, last: toDay(lastMonthEnd) },
  }
}
