import {
  type MediaFile,
  type MediaKind,
  type MediaList,
  type MediaUse,
  mediaPageSize,
} from '@console/shared/schemas/media'
import { and, count, desc, eq, ilike, or } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { onlyRow } from '../database/only-row.ts'
import { apiPrefix } from '../http/build-app.ts'
import { existingRow } from '../records/existing-row.ts'
import { mediaFilesPath, toMediaName } from './media-name.ts'
import { mediaFileTable } from './media-table.ts'
import { findMediaUses } from './media-uses.ts'

export const mediaSubject = 'file of the media library'

export type MediaQuery = { search: string; kind?: MediaKind | undefined; page: number }

export type MediaRow = typeof mediaFileTable.$inferSelect

export function createMediaStore(database: Database, publicUrl: string) {
  const withUses = async (rows: readonly MediaRow[]): Promise<MediaFile[]> => {
    const hashes = rows.map(({ hash }) => hash)
    const uses = await findMediaUses(database, hashes)
    return rows.map((row) => toFile(row, uses.get(row.hash) ?? []))
  }
  const toFile = ({ hash, created_at, ...row }: MediaRow, uses: MediaUse[]): MediaFile => ({
    ...row,
    address: `${publicUrl}${apiPrefix}${mediaFilesPath}${toMediaName({ hash, type: row.type })}`,
    created_at: created_at.toISOString(),
    uses,
  })
  const toWhole = async (rows: readonly MediaRow[]) => onlyRow(await withUses(rows))

  return {
    /** Newest first. A search looks into names and alternative texts. */
    async list({ search, kind, page }: MediaQuery): Promise<MediaList> {
      const words = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
      const wanted = and(
        kind === undefined ? undefined : eq(mediaFileTable.kind, kind),
        search === '' ? undefined : or(ilike(mediaFileTable.name, words), ilike(mediaFileTable.alt, words)),
      )
      const counted = await database.select({ total: count() }).from(mediaFileTable).where(wanted)
      const rows = await database
        .select()
        .from(mediaFileTable)
        .where(wanted)
        .orderBy(desc(mediaFileTable.created_at), desc(mediaFileTable.id))
        .limit(mediaPageSize)
        .offset((page - 1) * mediaPageSize)
      return { total: onlyRow(counted).total, files: await withUses(rows) }
    },

    async findByHash(hash: string): Promise<MediaFile | undefined> {
      const rows = await database.select().from(mediaFileTable).where(eq(mediaFileTable.hash, hash))
      return rows.length === 0 ? undefined : toWhole(rows)
    },

    /** Locks it until the transaction ends. */
    async hold(id: number): Promise<MediaRow> {
      const rows = await database.select().from(mediaFileTable).where(eq(mediaFileTable.id, id)).for('update')
      return existingRow(rows, mediaSubject, id)
    },

    listUses: async ({ hash }: MediaRow): Promise<MediaUse[]> =>
      (await findMediaUses(database, [hash])).get(hash) ?? [],

    /** Undefined where the library has the same bytes already. */
    async add(row: typeof mediaFileTable.$inferInsert): Promise<MediaFile | undefined> {
      const rows = await database.insert(mediaFileTable).values(row).onConflictDoNothing().returning()
      return rows.length === 0 ? undefined : toWhole(rows)
    },

    async describe(id: number, alt: string): Promise<MediaFile> {
      const rows = await database
        .update(mediaFileTable)
        .set({ alt })
        .where(eq(mediaFileTable.id, id))
        .returning()
      return toWhole([existingRow(rows, mediaSubject, id)])
    },

    async remove(id: number): Promise<void> {
      await database.delete(mediaFileTable).where(eq(mediaFileTable.id, id))
    },
  }
}
