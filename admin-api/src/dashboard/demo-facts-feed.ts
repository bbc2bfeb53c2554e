import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { settingTable } from '../database/setting-table.ts'
import { writeDemoFacts } from './demo-facts.ts'

/**
 * Keeps the figures of a demonstration database moving with the clock, from hour to hour; does nothing in any other. Resolves
 * with the time of the figures.
 */
export type DemoFactsFeed = { bringUpToDate(): Promise<Date> }

export function createDemoFactsFeed(database: Database, now: () => Date): DemoFactsFeed {
  let written = { hour: '', at: new Date(0) }
  return {
    async bringUpToDate() {
      const moment = now()
      const hour = moment.toISOString().slice(0, 13)
      if (hour === written.hour) return written.at
      const [content] = await database.select().from(settingTable).where(eq(settingTable.key, 'content'))
      if (content?.value !== 'demo') return moment
      await writeDemoFacts(database, moment)
      written = { hour, at: moment }
      return moment
    },
  }
}
