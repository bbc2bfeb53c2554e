import { decimalsOfCurrency } from '@console/shared/schemas/money'
import {
  type Package,
  type PackagePayload,
  packagePayloadSchema,
  packageSchema,
} from '@console/shared/schemas/package'
import { desc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { nextMoment } from '../database/next-moment.ts'
import { onlyRow } from '../database/only-row.ts'
import { addExtra, toExtra } from '../http/to-extra.ts'
import { existingRow } from '../records/existing-row.ts'
import { type JsonRow, listAsJson, requireRoom } from '../records/list-as-json.ts'
import { readOne } from '../records/read-one.ts'
import type { Author } from '../records/record-store.ts'
import { packageTable } from './package-table.ts'

/** A missing currency stays as it is: a client that follows the specification reads none. */
export const packageChangeSchema = z
  .looseObject({
    ...packagePayloadSchema.shape,
    currency: z.optional(packagePayloadSchema.shape.currency),
  })
  .check(decimalsOfCurrency())
type PackageChange = z.infer<typeof packageChangeSchema>

export function createPackageStore(database: Database, now: () => Date) {
  const select = (id: number) => database.select().from(packageTable).where(eq(packageTable.id, id))
  return {
    list: () =>
      listAsJson(
        database,
        database.select().from(packageTable).orderBy(desc(packageTable.created_at), desc(packageTable.id)),
        toPackage,
      ),
    requireRoom: () => requireRoom(database, database.select().from(packageTable)),

    ...readOne('package', select, toPackage),

    async create(payload: PackagePayload, { name }: Author, createdAt = now()): Promise<Package> {
      const rows = await database
        .insert(packageTable)
        .values({
          ...toColumns(payload),
          currency: payload.currency,
          updated_by: name,
          created_at: createdAt,
          updated_at: createdAt,
        })
        .returning()
      return toPackage(onlyRow(rows))
    },

    async update(id: number, payload: PackageChange, { name }: Author): Promise<Package> {
      const rows = await database
        .update(packageTable)
        .set({
          ...toColumns(payload),
          extra: addExtra(packageTable.extra, toExtra(payload, knownFields)),
          updated_by: name,
          updated_at: nextMoment(packageTable.updated_at, now()),
        })
        .where(eq(packageTable.id, id))
        .returning()
      return toPackage(existingRow(rows, 'package', id))
    },

    async remove(id: number): Promise<void> {
      existingRow(
        await database.delete(packageTable).where(eq(packageTable.id, id)).returning(),
        'package',
        id,
      )
    },
  }
}

const knownFields = Object.keys(packageSchema.shape)

function toColumns(payload: PackageChange) {
  const { name, coins, gems, price, currency, status } = payload
  return { name, coins, gems, price, currency, status, extra: toExtra(payload, knownFields) }
}

type Row = typeof packageTable.$inferSelect

function toPackage({ extra, ...row }: Row | JsonRow<Row>): Package {
  return {
    ...extra,
    ...row,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  }
}
