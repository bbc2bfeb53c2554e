import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { dailyFactTable } from './daily-fact-table.ts'

const count = z.int().check(z.minimum(0), z.maximum(2_000_000_000))
const money = z.number().check(z.minimum(0), z.maximum(1e12))

/** The figures of one day, as the service that sells and teaches sends them. */
export const dailyFactSchema = z.object({
  date: z.iso.date(),
  revenue: money,
  influencer_revenue: money,
  total_attempt: count,
  success_attempt: count,
  failed_attempt: count,
  failed_attempt_amount: money,
  new_user: count,
  active_user: count,
  first_seen_in_month: count,
})
export type DailyFact = z.infer<typeof dailyFactSchema>

const { date: _, ...figures } = dailyFactSchema.shape
export const dailyFiguresSchema = z.object(figures)

const replaced = Object.fromEntries(
  Object.keys(figures).map((column) => [column, sql.raw(`excluded.${column}`)]),
)

/** An existing day is replaced. */
export async function writeDailyFacts(database: Database, facts: readonly DailyFact[]): Promise<void> {
  if (facts.length === 0) return
  await database
    .insert(dailyFactTable)
    .values([...facts])
    .onConflictDoUpdate({ target: dailyFactTable.date, set: replaced })
}
