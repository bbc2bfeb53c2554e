import { createHash } from 'node:crypto'
import { eq, lte } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { onlyRow } from '../database/only-row.ts'
import { ApiError } from '../http/api-error.ts'
import { idempotencyTable } from './idempotency-table.ts'

const keptFor = 24 * 3_600_000
const visibleAscii = /^[\x21-\x7e]{1,255}$/

/** A create is identified by its sender, path, key and body. */
export type Create = { staffId: number; path: string; idempotencyKey: string; body: unknown }
export type Created = { data: unknown; tag: string }

/**
 * Creates a record once for each `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header): sent again with the same body,
 * the first answer is repeated. Runs in the transaction that creates the record, so that a second one waits for it.
 * Throws 422 where the key was used for something else, or is not a valid key.
 */
export async function createOnce(
  transaction: Database,
  at: Date,
  create: Create,
  make: () => Promise<Created>,
): Promise<Created & { isReplayed: boolean }> {
  if (!visibleAscii.test(create.idempotencyKey)) {
    throw new ApiError(422, 'Idempotency-Key must be 1 to 255 visible ASCII characters')
  }
  const key = hash([create.staffId, create.path, create.idempotencyKey])
  const requestHash = hash(create.body)
  await transaction
    .delete(idempotencyTable)
    .where(lte(idempotencyTable.created_at, new Date(at.getTime() - keptFor)))
  const claimed = await transaction
    .insert(idempotencyTable)
    .values({ key, request_hash: requestHash, created_at: at })
    .onConflictDoNothing()
    .returning({ key: idempotencyTable.key })
  if (claimed.length === 0) return { ...(await findFirst(transaction, key, requestHash)), isReplayed: true }
  const created = await make()
  await transaction
    .update(idempotencyTable)
    .set({ answer: created.data, tag: created.tag })
    .where(eq(idempotencyTable.key, key))
  return { ...created, isReplayed: false }
}

async function findFirst(transaction: Database, key: string, requestHash: string): Promise<Created> {
  const first = onlyRow(
    await transaction.select().from(idempotencyTable).where(eq(idempotencyTable.key, key)),
  )
  if (first.request_hash !== requestHash || first.tag === null) {
    throw new ApiError(422, 'This Idempotency-Key was used for something else. Take a new one.')
  }
  return { data: first.answer, tag: first.tag }
}

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
