import type { Deletion } from '@console/shared/deletion'
import type { JsonObject } from '@console/values/json/json-document'
import type { Versioned, WriteGuard } from '@console/shared/http'
import type { Written } from '@console/shared/http/written'
import type { FieldErrors } from '@console/shared/schemas/envelope'
import type { PublicationStatus } from '@console/shared/schemas/publication'
import type { MutationOptions } from '@tanstack/react-query'
import type { Fields } from '../fields/field.ts'
import type { Body } from '../fields/payload.ts'

export type StoredRecord = JsonObject & { id: number; status: PublicationStatus; updated_at: string }

/** What a kind of record is called, and where its list is. */
export type RecordNames<Named> = {
  /** Of its kept drafts: `packages`. */
  entity: string
  /** "package", as in a sentence. */
  noun: string
  nameOf(named: Named): string
  listPath: string
}

/** One write: of a new record where `id` is null. */
export type SaveCommand = { id: number | null; payload: JsonObject; guard: WriteGuard }

/** A kind of record that a form over its list edits: what it is made of, and the calls it is read and written by. */
export type RecordResource<Item extends StoredRecord, Draft extends object> = {
  names: RecordNames<Item | Draft>
  fields: Fields<Item, Draft>
  body: Body
  /** Of a new record, what the console's settings say. */
  given?: Partial<Draft>
  /** What only this device knows to be wrong; `mayExist`: an earlier save may have made it. */
  check?(draft: Draft, saving: { base: Draft | null; mayExist: boolean }): FieldErrors
  /** What learners have of a record that was saved like this; empty where there is nothing to say. */
  describeEffect(draft: Draft): string
  /** Who is affected by its deletion; null where no learner has it. */
  describeDeletion(record: Item): string | null
  /** The list as it was read last. */
  readListed(): readonly Item[] | undefined
  fetchAll(): Promise<readonly Item[]>
  /** Null for a record that is gone. */
  find(id: number): Promise<Versioned<Item> | null>
  save: MutationOptions<Written<Item>, Error, SaveCommand>
  toDeletion(record: Item): Deletion
}
