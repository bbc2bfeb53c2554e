import { setImmediate } from 'node:timers/promises'
import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { onlyRow } from '../database/only-row.ts'
import { ApiError, unavailable } from '../http/api-error.ts'
import { JsonText } from '../http/json-text.ts'
import { createBulkhead } from '../session/bulkhead.ts'

/** A row as it comes out of JSON: moments are text, with the offset of the database's session. */
export type JsonRow<Row> = { [Column in keyof Row]: Row[Column] extends Date ? string : Row[Column] }

type Listed<Row> = SQLWrapper & { _: { result: Row[] } }

/** Records and bytes up to which a list takes more; one that has grown beyond twice that is refused whole. */
const mostRecords = 100_000
const mostBytes = 24 * 1024 * 1024
const perPortion = 1000

/** A list of 24 MB takes some 100 MB while it is made, so two are made at a time. */
const inTurn = createBulkhead({
  mostRunning: 2,
  mostWaiting: 200,
  toRefusal: () => unavailable('Too many lists are being read at this moment. Try again in a few seconds.'),
})

/**
 * The rows of a query as a JSON array. The database writes them, in portions: reading 50,000 rows one by one takes two and a half
 * times the processor time, and no text or object is as large as the list. Other requests are served between two portions.
 */
export function listAsJson<Row>(
  database: Database,
  query: Listed<Row>,
  toRecord: (row: JsonRow<Row>) => object,
): Promise<JsonText> {
  return inTurn(async () => {
    const numbered = sql`select record, row_number() over () as number from (${query}) as record`
    const written = sql`select number / ${perPortion}::int as portion, json_agg(record order by number)::text as text from (${numbered}) as numbered group by portion`
    const measured = sql`select portion, text, sum(octet_length(text)) over (order by portion) as bytes from (${written}) as written`
    const portions = await database
      .select({ text: sql<string | null>`case when bytes <= ${2 * mostBytes}::int then text end` })
      .from(sql`(${measured}) as measured`)
      .orderBy(sql`portion`)
    const texts: string[] = []
    for (const { text } of portions) {
      if (text === null) throw tooLong(500, 'It can be shown again once some of its records are deleted.')
      // With the names and types of the query's own columns.
      const rows = JSON.parse(text) as JsonRow<Row>[]
      texts.push(JSON.stringify(rows.map(toRecord)).slice(1, -1))
      await setImmediate()
    }
    return new JsonText(`[${texts.join(',')}]`)
  })
}

/** Throws 422 where the list of `query` holds as much as a list can. */
export async function requireRoom(database: Database, query: SQLWrapper): Promise<void> {
  const rows = await database
    .select({
      records: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(octet_length(row_to_json(record)::text)), 0)::float8`,
    })
    .from(sql`(${query}) as record`)
  const { records, bytes } = onlyRow(rows)
  if (records > mostRecords || bytes > mostBytes) throw tooLong(422, 'Delete or shorten some of them first.')
}

const tooLong = (status: 422 | 500, advice: string) =>
  new ApiError(
    status,
    `The list holds as much as it can, ${mostRecords} records or ${mostBytes / 1024 / 1024} MB. ${advice}`,
  )
