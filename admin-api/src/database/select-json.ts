import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { onlyRow } from './only-row.ts'

/** A row as it comes out of JSON: moments are text, with the offset of the database's session. */
export type JsonRow<Row> = { [Column in keyof Row]: Row[Column] extends Date ? string : Row[Column] }

/**
 * Selects the rows of a query as one text that the database writes. To read 50,000 rows one by one takes two and a half times the
 * processor time of the whole call (1.0 s, so 0.4).
 */
export async function selectJson<Row>(
  database: Database,
  query: SQLWrapper & { _: { result: Row[] } },
): Promise<JsonRow<Row>[]> {
  const texts = await database
    .select({ text: sql<string>`coalesce(json_agg(record), '[]')::text` })
    .from(sql`(${query}) as record`)
  // With the names and types of the query's own columns.
  return JSON.parse(onlyRow(texts).text) as JsonRow<Row>[]
}
