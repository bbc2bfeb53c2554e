import type { PublicationStatus } from '@console/shared/schemas/publication'
import { bigint, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { unknownFields, unknownFieldsCeiling } from '../database/unknown-fields.ts'

export const packageTable = pgTable(
  'package',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    coins: bigint({ mode: 'number' }).notNull(),
    gems: bigint({ mode: 'number' }).notNull(),
    price: numeric({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    status: text().$type<PublicationStatus>().notNull(),
    /** Fields a client sent that this API does not know. */
    extra: unknownFields(),
    updated_by: text(),
    created_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    updated_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [unknownFieldsCeiling(table.extra)],
)
