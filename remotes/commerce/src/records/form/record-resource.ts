import type { Deletion } from '@console/shared/deletion'
import type { Versioned, WriteGuard } from '@console/shared/http'
import type { RecordId } from '@console/shared/http/record-list'
import type { WriteResult } from '@console/shared/http/write-result'
import type { FieldErrors } from '@console/shared/schemas/envelope'
import type { PublicationStatus } from '@console/shared/schemas/publication'
import type { JsonObject } from '@console/values/json/json-document'
import type { MutationOptions } from '@tanstack/react-query'
import type { Body, Fields } from '../fields/record-field.ts'

export type StoredRecord = JsonObject & { id: RecordId; status: PublicationStatus; updated_at: string }

/** The words for a kind of record, and the address of its list. */
export type RecordNames<Named> = {
  /** The name of its drafts: `packages`. */
  entity: string
  /** "package", as in a sentence. */
  noun: string
  nameOf(named: Named): string
  listPath: string
}

/** One write: of a new record where `id` is null. */
export type SaveCommand = { id: RecordId | null; payload: JsonObject; guard: WriteGuard }

/** A kind of record that a form over its list edits: its fields, and the calls that read and write it. */
export type RecordResource<Item extends StoredRecord, Draft extends object> = {
  names: RecordNames<Item | Draft>
  fields: Fields<Item, Draft>
  body: Body
  /** The console's settings for a new record. */
  given?: Partial<Draft>
  /** Messages that only this device can give; `mayExist`: an earlier save may have created the record. */
  check?(draft: Draft, base: Draft | null, mayExist: boolean): FieldErrors
  /** The effect of a save on learners; empty if there is none. */
  describeEffect(draft: Draft): string
  /** The effect of a deletion on learners; null if there is none. */
  describeDeletion(record: Item): string | null
  /** The list as it was read last. */
  readListed(): readonly Item[] | undefined
  fetchAll(): Promise<readonly Item[]>
  /** Null for a record that is gone. */
  find(id: RecordId): Promise<Versioned<Item> | null>
  save: MutationOptions<WriteResult<Item>, Error, SaveCommand>
  toDeletion(record: Item): Deletion
}
