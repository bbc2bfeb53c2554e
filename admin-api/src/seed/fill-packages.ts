import { sql } from 'drizzle-orm'
import { openDatabase } from '../database/open-database.ts'
import { packageTable } from '../packages/package-table.ts'
import { seedDatabase } from './seed-database.ts'

/** Writes the demo accounts and `count` packages, the same ones every time, into an embedded database that nobody has open. */
export async function fillPackages(dataDir: string, count: number): Promise<void> {
  const { close } = await openDatabase({ dataDir }, 'packages', async (database) => {
    await seedDatabase(database, 'staff-only', new Date())
    await database.execute(sql`
      insert into ${packageTable} (name, coins, gems, price, currency, status, extra, created_at, updated_at)
      select 'Package ' || mixed, mixed % 400 * 10, mixed % 90, mixed % 5000 / 100.0, 'EUR',
        (array['published', 'published', 'published', 'draft', 'draft', 'archived'])[mixed % 6 + 1], '{}', at, at
      from (
        select mixed, timestamptz '2026-11-01T00:00:00Z' - mixed * interval '1 minute' as at
        from (select place::bigint * 7919 % ${count}::bigint as mixed from generate_series(1, ${count}::integer) as place) as places
      ) as records`)
  })
  await close()
}
