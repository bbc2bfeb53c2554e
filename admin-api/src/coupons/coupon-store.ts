import { type Coupon, type CouponPayload, couponSchema } from '@console/shared/schemas/coupon'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { nextMoment } from '../database/next-moment.ts'
import { onlyRow } from '../database/only-row.ts'
import { violates } from '../database/violates.ts'
import { invalidFields } from '../http/api-error.ts'
import { addExtra, toExtra } from '../http/to-extra.ts'
import { existingRow } from '../records/existing-row.ts'
import { type JsonRow, listAsJson, requireRoom } from '../records/list-as-json.ts'
import { readOne } from '../records/read-one.ts'
import type { Author, Stored } from '../records/record-store.ts'
import { couponTable } from './coupon-table.ts'

export function createCouponStore(database: Database, now: () => Date) {
  const select = (id: number) => database.select().from(couponTable).where(eq(couponTable.id, id))
  return {
    list: () =>
      listAsJson(
        database,
        database.select().from(couponTable).orderBy(desc(couponTable.created_at), desc(couponTable.id)),
        toCoupon,
      ),
    requireRoom: () => requireRoom(database, database.select().from(couponTable)),

    ...readOne('coupon', select, toCoupon),

    async hasCode(code: string): Promise<boolean> {
      const asStored = code.toUpperCase()
      // The text comes from an address and may hold what PostgreSQL refuses.
      if (!/^[A-Z0-9_-]+$/.test(asStored)) return false
      return (await database.$count(couponTable, eq(couponTable.code, asStored))) > 0
    },

    async create(payload: CouponPayload, { name }: Author, createdAt = now()): Promise<Stored<Coupon>> {
      const rows = await refuseTakenCode(
        database
          .insert(couponTable)
          .values({
            ...toColumns(payload),
            updated_by: name,
            created_at: createdAt,
            updated_at: createdAt,
          })
          .returning(),
      )
      return toCoupon(onlyRow(rows))
    },

    async update(id: number, payload: CouponPayload, { name }: Author): Promise<Stored<Coupon>> {
      const rows = await refuseTakenCode(
        database
          .update(couponTable)
          .set({
            ...toColumns(payload),
            extra: addExtra(couponTable.extra, toExtra(payload, knownFields)),
            updated_by: name,
            updated_at: nextMoment(couponTable.updated_at, now()),
          })
          .where(eq(couponTable.id, id))
          .returning(),
      )
      return toCoupon(existingRow(rows, 'coupon', id))
    },

    async remove(id: number): Promise<void> {
      existingRow(await database.delete(couponTable).where(eq(couponTable.id, id)).returning(), 'coupon', id)
    },
  }
}

/** The constraint decides, because two people may save the same new code at once. */
async function refuseTakenCode<Rows>(write: PromiseLike<Rows>): Promise<Rows> {
  try {
    return await write
  } catch (error) {
    if (!violates(error, 'coupon_code_unique')) throw error
    throw invalidFields({ code: ['This code is already taken'] })
  }
}

const knownFields = Object.keys(couponSchema.shape)

function toColumns(payload: CouponPayload) {
  const { code, description, type, amount, starts_at, expires_at, limit, campaign, status } = payload
  const influencer = payload.influencer_id ?? null
  return {
    ...{ code, description, type, amount, starts_at, expires_at, limit, campaign, status },
    influencer_id: influencer === null ? null : { value: influencer },
    category: payload.category ?? null,
    extra: toExtra(payload, knownFields),
  }
}

type Row = typeof couponTable.$inferSelect

function toCoupon({ extra, ...row }: Row | JsonRow<Row>): Stored<Coupon> {
  return {
    ...extra,
    ...row,
    influencer_id: row.influencer_id?.value ?? null,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  }
}
