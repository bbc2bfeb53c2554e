import { dashboardSchema } from '@console/shared/schemas/dashboard'
import * as z from 'zod/mini'
import { writeAudit } from '../audit/write-audit.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { type ApiRoute, parseBody, staffBodyRoute, staffRoute } from '../http/api-route.ts'
import { findDifference } from '../records/find-difference.ts'
import { dailyFiguresSchema, writeDailyFacts } from './daily-facts.ts'
import type { DemoFactsFeed } from './demo-facts-feed.ts'
import { readDashboard } from './read-dashboard.ts'

export function buildDashboardRoutes(database: Database, feed: DemoFactsFeed, now: () => Date): ApiRoute[] {
  return [
    staffRoute({
      method: 'GET',
      path: '/dashboard',
      summary: 'Figures of today, yesterday, this month and last month, in UTC',
      subject: 'dashboard',
      permission: 'dashboard.view',
      answer: dashboardSchema,
      message: 'Dashboard',
      handle: async () => {
        const at = await feed.bringUpToDate()
        return { ...(await readDashboard(database, now())), as_of: at.toISOString() }
      },
    }),
    staffBodyRoute({
      method: 'PUT',
      path: '/daily-facts/{date}',
      summary: 'Write the figures of a day, 2026-03-10, in UTC',
      subject: 'day',
      permission: 'facts.write',
      body: dailyFiguresSchema,
      answer: z.null(),
      message: 'Figures written',
      async handle({ date, origin }, figures) {
        const fact = { ...figures, ...parseBody(z.object({ date: z.iso.date() }), { date }) }
        await inTransaction(database, async (transaction) => {
          await writeDailyFacts(transaction, [fact])
          const change = { action: 'update', subject: 'day', difference: findDifference({}, fact) } as const
          await writeAudit(transaction, now(), origin, change)
        })
        return null
      },
    }),
  ]
}
