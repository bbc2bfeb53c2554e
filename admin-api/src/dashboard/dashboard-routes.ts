import { dashboardSchema } from '@console/shared/schemas/dashboard'
import type { Database } from '../database/database.ts'
import { type ApiRoute, staffRoute } from '../http/api-route.ts'
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
        await feed.bringUpToDate()
        return readDashboard(database, now())
      },
    }),
  ]
}
