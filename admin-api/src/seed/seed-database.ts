import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { settingTable } from '../database/setting-table.ts'
import { staffTable } from '../staff/staff-table.ts'
import { insertDemoStaff } from './demo-staff.ts'

/** `books`: people, and the books without which no mock can be made. */
export type Seed = 'demo' | 'books' | 'staff-only' | 'none'

/** Seeds all or nothing, and only where nobody has an account yet. */
export async function seedDatabase(database: Database, seed: Seed, now: Date): Promise<void> {
  if (seed === 'none' || (await database.$count(staffTable)) > 0) return
  await inTransaction(database, async (transaction) => {
    const staff = await insertDemoStaff(transaction, now)
    if (seed === 'staff-only') return
    // Loaded only here: the records are a megabyte that an ordinary start does not need.
    const { insertBooks, insertDemoRecords } = await import('./demo-records.ts')
    if (seed === 'books') return void (await insertBooks(transaction))
    await insertDemoRecords(transaction, staff, now)
    await transaction.insert(settingTable).values({ key: 'content', value: 'demo' })
  })
}
