import { date, integer, numeric, pgTable } from 'drizzle-orm/pg-core'

/** The figures of one day, in UTC. Money is in the currency of the service. */
export const dailyFactTable = pgTable('daily_fact', {
  date: date({ mode: 'string' }).primaryKey(),
  revenue: numeric({ mode: 'number' }).notNull(),
  /** The part of `revenue` that came with an influencer's coupon. */
  influencer_revenue: numeric({ mode: 'number' }).notNull(),
  /** May exceed success and failed together: some attempts are abandoned. */
  total_attempt: integer().notNull(),
  success_attempt: integer().notNull(),
  failed_attempt: integer().notNull(),
  failed_attempt_amount: numeric({ mode: 'number' }).notNull(),
  new_user: integer().notNull(),
  active_user: integer().notNull(),
  /** Those of `active_user` seen for the first time in the calendar month; their sum counts everyone of the month once. */
  first_seen_in_month: integer().notNull(),
})
