import { type Package, type PackagePayload, packageSchema } from '@console/shared/schemas/package'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { nextMoment } from '../database/next-moment.ts'
import { onlyRow } from '../database/only-row.ts'
import { unknownRecord } from '../http/api-error.ts'
import { toExtra } from '../http/to-extra.ts'
import { packageTable } from './package-table.ts'

export type PackageStore = ReturnType<typeof createPackageStore>

export function createPackageStore(database: Database, now: () => Date) {
  return {
    async list(): Promise<Package[]> {
      const rows = await database
        .select()
        .from(packageTable)
        .orderBy(desc(packageTable.created_at), desc(packageTable.id))
      return rows.map(toPackage)
    },

    async find(id: number): Promise<Package> {
      const [row] = await database.select().from(packageTable).where(eq(packageTable.id, id))
      if (row === undefined) throw unknownRecord('package', id)
      return toPackage(row)
    },

    async create(payload: PackagePayload, updatedBy: string, createdAt = now()): Promise<Package> {
      const rows = await database
        .insert(packageTable)
        .values({
          ...toColumns(payload),
          updated_by: updatedBy,
          created_at: createdAt,
          updated_at: createdAt,
        })
        .returning()
      return toPackage(onlyRow(rows))
    },

    async update(id: number, payload: PackagePayload, updatedBy: string): Promise<Package> {
      const [row] = await database
        .update(packageTable)
        .set({
          ...toColumns(payload),
          updated_by: updatedBy,
          updated_at: nextMoment(packageTable.updated_at, now()),
        })
        .where(eq(packageTable.id, id))
        .returning()
      if (row === undefined) throw unknownRecord('package', id)
      return toPackage(row)
    },

    async remove(id: number): Promise<void> {
      const removed = await database.delete(packageTable).where(eq(packageTable.id, id)).returning()
      if (removed.length === 0) throw unknownRecord('package', id)
    },
  }
}

const knownFields = Object.keys(packageSchema.shape)

function toColumns(payload: PackagePayload) {
  const { name, coins, gems, price, currency, status } = payload
  return { name, coins, gems, price, currency, status, extra: toExtra(payload, knownFields) }
}

function toPackage({ extra, ...row }: typeof packageTable.$inferSelect): Package {
  return {
    ...extra,
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
