import * as z from 'zod/mini'
import type { AuditAction, Difference } from '../audit/audit-table.ts'
import { type Origin, writeAudit } from '../audit/write-audit.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/in-transaction.ts'
import {
  type ApiRoute,
  admit,
  type Incoming,
  parseBody,
  parseParams,
  type RouteFacts,
  staffRoute,
  toOrigin,
} from '../http/api-route.ts'
import type { BodyShape } from '../http/body-shape.ts'
import { type Created, createOnce } from '../idempotency/idempotent-create.ts'
import type { Permission } from '../staff/permissions.ts'
import { findDifference } from './find-difference.ts'
import type { OpenStore } from './record-store.ts'
import { requireVersion, toVersionTag } from './version-tag.ts'

type Versioned = { id: number; updated_at: string }
type Facts = Pick<RouteFacts, 'path' | 'summary' | 'message'>

type RecordKind<Body extends z.ZodMiniType, Entity extends Versioned, Change extends z.ZodMiniType> = {
  /** In the singular: `package`. */
  subject: string
  permission: Permission
  open: OpenStore<z.output<Body>, Entity, z.output<Change>>
  /** The body of a POST. */
  body: Body
  /** The body of a PUT. */
  change: Change
  shape: BodyShape
  /** The record in answers to GET, and to POST and PUT unless `saved` converts it. */
  answer: z.ZodMiniType
  listAnswer: z.ZodMiniType
  /** Converts the record for the answers to POST and PUT, where these differ. */
  saved?: (record: Entity) => object
  calls: { list: Facts; find: Facts; create: Facts; update: Facts; remove: Facts | null }
}

/**
 * The calls of one kind of record. Each write is one transaction with its row of the audit; a PUT or DELETE holds the
 * record, refuses a stale `If-Match` with 412, and a POST with an `Idempotency-Key` is done once.
 */
export function buildRecordRoutes<
  Body extends z.ZodMiniType,
  Entity extends Versioned,
  Change extends z.ZodMiniType,
>(
  kind: RecordKind<Body, Entity, Change>,
  { database, now }: { database: Database; now(): Date },
): ApiRoute[] {
  const { subject, permission, open, calls } = kind
  const toSaved = kind.saved ?? ((record: Entity) => record)
  const shared = { subject, permission, access: 'staff' } as const

  const audit = (
    transaction: Database,
    origin: Origin,
    action: AuditAction,
    id: number,
    difference: Difference,
  ) => writeAudit(transaction, now(), origin, { action, subject, recordId: id, difference })

  const create: ApiRoute = {
    ...shared,
    ...calls.create,
    method: 'POST',
    body: kind.body,
    answer: kind.answer,
    isVersioned: true,
    run: async (incoming) => {
      const staff = await admit(incoming, permission, subject)
      const body = parseBody(kind.body, await incoming.readBody(kind.shape))
      const idempotencyKey = incoming.readHeader('idempotency-key')
      const created = await inTransaction(database, (transaction) => {
        const make = async (): Promise<Created> => {
          const store = open(transaction)
          const record = await store.create(body, staff)
          await store.requireRoom()
          await audit(transaction, toOrigin(incoming, staff), 'create', record.id, findDifference({}, record))
          return { data: toSaved(record), tag: toVersionTag(record) }
        }
        return idempotencyKey === undefined
          ? make()
          : createOnce(
              transaction,
              now(),
              { staffId: staff.id, path: calls.create.path, idempotencyKey, body },
              make,
            )
      })
      const isReplayed = 'isReplayed' in created && created.isReplayed === true
      return {
        data: created.data,
        headers: { etag: created.tag, ...(isReplayed && { 'idempotency-replayed': 'true' }) },
      }
    },
  }

  const find: ApiRoute = {
    ...shared,
    ...calls.find,
    method: 'GET',
    body: null,
    answer: kind.answer,
    isVersioned: true,
    run: async (incoming) => {
      await admit(incoming, permission, subject)
      const record = await open(database).find(readId(incoming))
      return { data: record, headers: { etag: toVersionTag(record) } }
    },
  }

  const update: ApiRoute = {
    ...shared,
    ...calls.update,
    method: 'PUT',
    body: kind.change,
    answer: kind.answer,
    isVersioned: true,
    run: async (incoming) => {
      const staff = await admit(incoming, permission, subject)
      const id = readId(incoming)
      const body = parseBody(kind.change, await incoming.readBody(kind.shape))
      const record = await inTransaction(database, async (transaction) => {
        const store = open(transaction)
        const before = await store.hold(id)
        requireVersion(incoming.readHeader('if-match'), before, subject)
        const after = await store.update(id, body, staff)
        await store.requireRoom()
        await audit(transaction, toOrigin(incoming, staff), 'update', id, findDifference(before, after))
        return after
      })
      return { data: toSaved(record), headers: { etag: toVersionTag(record) } }
    },
  }

  const list = staffRoute({
    subject,
    permission,
    ...calls.list,
    method: 'GET',
    answer: kind.listAnswer,
    handle: () => open(database).list(),
  })

  const routes = [list, find, create, update]
  return calls.remove === null ? routes : [...routes, buildRemoval(calls.remove)]

  function buildRemoval(facts: Facts): ApiRoute {
    return {
      ...shared,
      ...facts,
      method: 'DELETE',
      body: null,
      answer: z.null(),
      isVersioned: true,
      run: async (incoming) => {
        const staff = await admit(incoming, permission, subject)
        const id = readId(incoming)
        await inTransaction(database, async (transaction) => {
          const store = open(transaction)
          const before = await store.hold(id)
          requireVersion(incoming.readHeader('if-match'), before, subject)
          await store.remove(id)
          await audit(transaction, toOrigin(incoming, staff), 'delete', id, findDifference(before, {}))
        })
        return { data: null }
      },
    }
  }

  function readId(incoming: Incoming): number {
    return parseParams<'/{id}'>({ subject }, incoming).id
  }
}
