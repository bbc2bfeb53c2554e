import type { Database } from '../database/database.ts'
import type { JsonText } from '../http/json-text.ts'
import type { Staff } from '../staff/staff.ts'

/** A record of this API: its schema takes the ids of other servers too, which may be texts. */
export type Stored<Entity> = Entity & { id: number }

/** The records of one kind; every call throws 404 where the record does not exist. */
export type RecordStore<Payload, Entity, Change = Payload> = {
  list(): Promise<JsonText>
  /** Throws 422 where the list would hold more than it can. */
  requireRoom(): Promise<void>
  find(id: number): Promise<Entity>
  /** As `find`, and nobody else changes the record until the transaction ends. */
  hold(id: number): Promise<Entity>
  create(payload: Payload, staff: Author): Promise<Entity>
  update(id: number, payload: Change, staff: Author): Promise<Entity>
  remove(id: number): Promise<void>
}

export type Author = Pick<Staff, 'id' | 'name'>

/** On the database, or inside a transaction on it. */
export type OpenStore<Payload, Entity, Change = Payload> = (
  database: Database,
) => RecordStore<Payload, Entity, Change>
