import type { Coupon } from '@console/shared/schemas/coupon'
import { bigint, integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { unknownFields, unknownFieldsCeiling } from '../database/unknown-fields.ts'

export const couponTable = pgTable(
  'coupon',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    code: text().notNull().unique('coupon_code_unique'),
    description: text(),
    type: text().$type<Coupon['type']>().notNull(),
    /** Wrapped, because the driver would parse a bare JSON text twice and turn '7' into 7. */
    influencer_id: jsonb().$type<{ value: number | string }>(),
    category: text(),
    amount: numeric({ mode: 'number' }).notNull(),
    /** As sent: the wire keeps a moment as text, so that saving an untouched record changes nothing. */
    starts_at: text().notNull(),
    expires_at: text().notNull(),
    limit: bigint({ mode: 'number' }).notNull(),
    campaign: text(),
    status: text().$type<Coupon['status']>().notNull(),
    extra: unknownFields(),
    updated_by: text(),
    created_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    updated_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [unknownFieldsCeiling(table.extra)],
)
