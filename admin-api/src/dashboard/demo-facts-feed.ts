import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { settingTable } from '../database/setting-table.ts'
import { writeDemoFacts } from './demo-facts.ts'

/** Keeps the figures of a demonstration database moving with the clock; does nothing in any other. */
export type DemoFactsFeed = { bringUpToDate(): Promise<void> }

export function createDemoFactsFeed(database: Database, now: () => Date): DemoFactsFeed {
  let writtenHour = ''
  return {
    async bringUpToDate() {
      const moment = now()
      const hour = moment.toISOString().slice(0, 13)
      if (hour === writtenHour) return
      const [content] = await database.select().from(settingTable).where(eq(settingTable.key, 'content'))
      if (content?.value === 'demo') await writeDemoFacts(database, moment)
      writtenHour = hour
    },
  }
}
