import { CommandError } from '@console/node-server/command-error'
import { and, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { auditTable } from '../audit/audit-table.ts'
import { type Origin, writeAudit } from '../audit/write-audit.ts'
import { couponTable } from '../coupons/coupon-table.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { mediaFileTable } from '../media/media-table.ts'
import { mockExplanationsTable } from '../mocks/mock-explanations-table.ts'
import { mockNotesTable } from '../mocks/mock-notes-table.ts'
import { mockTable } from '../mocks/mock-table.ts'
import { mockVersionTable } from '../mocks/mock-version-table.ts'
import { packageTable } from '../packages/package-table.ts'
import { staffTable } from '../staff/staff-table.ts'

/** Stands where somebody's name stood, so that records still say that a person did it. */
const nobodyNamed = 'Former staff'

/** Deleted in one statement, well below its timeout. */
const portion = 10_000
const day = 24 * 60 * 60_000

/** Columns with a copy of a person’s name. */
const naming: readonly PgColumn[] = [
  packageTable.updated_by,
  couponTable.updated_by,
  mockTable.updated_by,
  mockVersionTable.by,
  mockExplanationsTable.updated_by,
  mediaFileTable.created_by,
]

/** Removes rows past their retention, and people who asked for it. Each erasure is audited itself. */
export function createErasure(database: Database, origin: Origin) {
  return {
    /** @returns the number of rows. */
    async eraseAudit(days: number): Promise<number> {
      const before = new Date(Date.now() - days * day)
      let rows = 0
      for (;;) {
        const old = database
          .select({ id: auditTable.id })
          .from(auditTable)
          .where(lt(auditTable.at, before))
          .limit(portion)
        const gone = await database
          .delete(auditTable)
          .where(inArray(auditTable.id, old))
          .returning({ id: auditTable.id })
        rows += gone.length
        if (gone.length < portion) break
      }
      const difference = { before: { to: before.toISOString() }, rows: { to: rows } }
      if (rows > 0)
        await writeAudit(database, new Date(), origin, { action: 'delete', subject: 'audit', difference })
      return rows
    },

    /** Keeps the person's actions without name and address. @returns the number of rows that were changed. */
    erasePerson: (id: number): Promise<number> =>
      inTransaction(database, async (transaction) => {
        const [account] = await transaction.select().from(staffTable).where(eq(staffTable.id, id))
        if (account !== undefined)
          throw new CommandError(`${account.email} has an account still. Remove it first: account remove.`)
        const names = await findNames(transaction, id)
        const isAccount = and(eq(auditTable.subject, 'account'), eq(auditTable.record_id, id))
        const isSession = and(eq(auditTable.subject, 'session'), eq(auditTable.record_id, id))
        const withoutValues = sql`(select coalesce(jsonb_object_agg(key, '{}'::jsonb), '{}') from jsonb_each(difference))`
        const changed = await transaction
          .update(auditTable)
          .set({
            staff_name: null,
            address: '',
            difference: sql`case when ${isAccount} then ${withoutValues} else difference end`,
          })
          .where(or(eq(auditTable.staff_id, id), isAccount, isSession))
          .returning({ id: auditTable.id })
        if (changed.length === 0) throw new CommandError(`Nothing tells of an account ${id}.`)
        let records = 0
        for (const name of names) {
          for (const statement of toStatements(name)) {
            const { rows } = (await transaction.execute(statement)) as { rows: unknown[] }
            records += rows.length
          }
        }
        await writeAudit(transaction, new Date(), origin, {
          action: 'delete',
          subject: 'person',
          recordId: id,
        })
        return changed.length + records
      }),
  }
}

/** The names that the person had, save those that somebody with an account has too. */
async function findNames(database: Database, id: number): Promise<string[]> {
  const rows = await database
    .selectDistinct({ name: auditTable.staff_name })
    .from(auditTable)
    .where(and(eq(auditTable.staff_id, id), isNotNull(auditTable.staff_name)))
  const removed = await database
    .select({ name: sql<string | null>`difference -> 'name' ->> 'from'` })
    .from(auditTable)
    .where(and(eq(auditTable.subject, 'account'), eq(auditTable.record_id, id)))
  const names = new Set([...rows, ...removed].flatMap(({ name }) => (name === null ? [] : [name])))
  const taken = await database.select({ name: staffTable.name }).from(staffTable)
  return [...names.difference(new Set(taken.map(({ name }) => name)))]
}

const toStatements = (name: string): SQL[] => [
  ...naming.map(
    (column) =>
      sql`update ${column.table} set ${sql.identifier(column.name)} = ${nobodyNamed} where ${column} = ${name} returning 1`,
  ),
  sql`update ${mockVersionTable} set mock = jsonb_set(mock, '{updated_by}', to_jsonb(${nobodyNamed}::text))
      where mock ->> 'updated_by' = ${name} returning 1`,
  sql`update ${mockNotesTable} set reviews = (
        select jsonb_agg(case when review ->> 'by' = ${name}
                         then jsonb_set(review, '{by}', to_jsonb(${nobodyNamed}::text)) else review end order by place)
        from jsonb_array_elements(reviews) with ordinality as each (review, place))
      where exists (select from jsonb_array_elements(reviews) as review where review ->> 'by' = ${name}) returning 1`,
]
