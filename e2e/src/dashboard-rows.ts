import { join } from 'node:path'
import { openAdminApi } from '@console/admin-api'
import { PGlite } from '@electric-sql/pglite'

/** A row of the table that the figures of the dashboard are added up from. */
export type DayRow = {
  /** `2026-03-09`, in UTC */
  date: string
  revenue: number
  influencer_revenue: number
  total_attempt: number
  success_attempt: number
  failed_attempt: number
  failed_attempt_amount: number
  new_user: number
  active_user: number
  first_seen_in_month: number
}

const day = 86_400_000
export const toDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** 70 days up to tomorrow, every seventh without a row; figures with cents that no two days share. */
export const buildDayRows = (now: number): DayRow[] =>
  Array.from({ length: 71 }, (_, index) => index)
    .filter((index) => index % 7 !== 3)
    .map((index) => ({
      date: toDay(now + (index - 69) * day),
      revenue: 1000.01 + index * 37.13,
      influencer_revenue: 90.3 + index * 1.07,
      total_attempt: 100 + index * 3,
      success_attempt: 80 + index * 2,
      failed_attempt: 7 + (index % 5),
      failed_attempt_amount: 60.45 + index * 0.91,
      new_user: 20 + (index % 9),
      active_user: 400 + index * 11,
      first_seen_in_month: 30 + (index % 13),
    }))

/** Makes a database of the admin API in `dataDir` with accounts to sign in with, these days and nothing else. */
export async function writeDayRows(dataDir: string, rows: readonly DayRow[]): Promise<void> {
  const api = await openAdminApi({ seed: 'staff-only', dataDir })
  await api.close()
  const database = await PGlite.create(join(dataDir, 'cluster'))
  try {
    await database.query(
      'insert into daily_fact select * from json_populate_recordset(null::daily_fact, $1::json)',
      [JSON.stringify(rows)],
    )
  } finally {
    await database.close()
  }
}
