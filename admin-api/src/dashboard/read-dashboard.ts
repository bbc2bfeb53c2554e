import type { Dashboard, PeriodFigures } from '@console/shared/schemas/dashboard'
import { between, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import { onlyRow } from '../database/only-row.ts'
import { dailyFactTable } from './daily-fact-table.ts'
import { addDays, toDay } from './utc-day.ts'

export async function readDashboard(database: Database, now: Date): Promise<Dashboard> {
  const periods = toPeriods(now)
  return {
    today: await readFigures(database, periods.today),
    last_day: await readFigures(database, periods.last_day),
    this_month: await readFigures(database, periods.this_month),
    last_month: await readFigures(database, periods.last_month),
  }
}

async function readFigures(database: Database, { first, last }: Period): Promise<PeriodFigures> {
  const rows = await database
    .select({
      total_revenue: sum(dailyFactTable.revenue),
      influencer_revenue: sum(dailyFactTable.influencer_revenue),
      total_attempt: sum(dailyFactTable.total_attempt),
      success_attempt: sum(dailyFactTable.success_attempt),
      failed_attempt: sum(dailyFactTable.failed_attempt),
      failed_attempt_amount: sum(dailyFactTable.failed_attempt_amount),
      new_user: sum(dailyFactTable.new_user),
      active_on_only_day: sum(dailyFactTable.active_user),
      first_seen: sum(dailyFactTable.first_seen_in_month),
    })
    .from(dailyFactTable)
    .where(between(dailyFactTable.date, first, last))
  const { active_on_only_day, first_seen, ...figures } = onlyRow(rows)
  return {
    ...figures,
    success_rate: toRate(figures.success_attempt, figures.total_attempt),
    // Somebody active on many days of a month is one user of that month.
    active_user: first === last ? active_on_only_day : first_seen,
  }
}

const sum = (column: PgColumn): SQL<number> => sql`coalesce(sum(${column}), 0)`.mapWith(Number)

/** A percentage with 2 decimals. */
const toRate = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100)

/** First and last day, both included. */
type Period = { first: string; last: string }

/** The four periods of SPEC §3 as seen at `now`, in UTC; the current month ends today. */
function toPeriods(now: Date) {
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
