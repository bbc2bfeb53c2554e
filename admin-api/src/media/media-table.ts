import type { MediaKind, MediaType } from '@console/shared/schemas/media'
import { bigint, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { staffTable } from '../staff/staff-table.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** A file of the library. Its bytes are in the media storage, under its hash. */
export const mediaFileTable = pgTable(
  'media_file',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    hash: text().notNull().unique(),
    name: text().notNull(),
    type: text().$type<MediaType>().notNull(),
    kind: text().$type<MediaKind>().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    alt: text().notNull().default(''),
    created_by: text(),
    created_at: moment().notNull(),
  },
  (table) => [index().on(table.created_at)],
)

/** An unfinished upload. Its staged bytes show how much has arrived. */
export const mediaUploadTable = pgTable(
  'media_upload',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staff_id: integer()
      .notNull()
      .references(() => staffTable.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    name: text().notNull(),
    type: text().$type<MediaType>().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    created_at: moment().notNull(),
  },
  (table) => [unique().on(table.staff_id, table.hash), index().on(table.created_at)],
)
