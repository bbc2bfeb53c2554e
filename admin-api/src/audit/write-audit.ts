import type { Database } from '../database/database.ts'
import { type AuditAction, auditTable, type Difference } from './audit-table.ts'

/** The source of a request, and the person who made it; nobody before a sign-in. */
export type Origin = { requestId: string; address: string; staff: { id: number; name: string } | null }

type Entry = { action: AuditAction; subject: string; recordId?: number | null; difference?: Difference }

/** Adds one row, inside the transaction of the write, so that neither exists without the other. */
export async function writeAudit(database: Database, at: Date, origin: Origin, entry: Entry): Promise<void> {
  await database.insert(auditTable).values({
    at,
    request_id: origin.requestId,
    staff_id: origin.staff?.id ?? null,
    staff_name: origin.staff?.name ?? null,
    address: origin.address,
    action: entry.action,
    subject: entry.subject,
    record_id: entry.recordId ?? null,
    difference: entry.difference ?? {},
  })
}
