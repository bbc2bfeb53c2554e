import { desc } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { buildDemoFact } from './build-demo-fact.ts'
import { dailyFactTable } from './daily-fact-table.ts'
import { writeDailyFacts } from './daily-facts.ts'
import { addDays, toDay } from './utc-day.ts'

/** Covers last month from any day of this one. */
const daysKept = 75

/** Writes the demonstration facts that are missing up to `now`; the last day written may have been half over, so it is written again. */
export async function writeDemoFacts(database: Database, now: Date): Promise<void> {
  const [last] = await database
    .select({ date: dailyFactTable.date })
    .from(dailyFactTable)
    .orderBy(desc(dailyFactTable.date))
    .limit(1)
  const today = toDay(now)
  const facts = Array.from({ length: daysKept }, (_, index) => toDay(addDays(now, index - daysKept + 1)))
    .filter((day) => last === undefined || day >= last.date)
    .map((day) => buildDemoFact(day, day === today ? toShareOfDay(now) : 1))
  await writeDailyFacts(database, facts)
}

/** Nights are quiet and evenings busy. */
function toShareOfDay(now: Date): number {
  const passed = (now.getUTCHours() + now.getUTCMinutes() / 60) / 24
  return 0.4 * passed + 0.6 * passed ** 2
}
