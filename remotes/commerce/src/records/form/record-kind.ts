import type { Deletion } from '@console/shared/deletion'
import type { ChangeWords } from '@console/shared/editing/editor-options'
import type { Versioned, WriteGuard } from '@console/shared/http'
import type { Written } from '@console/shared/http/written'
import type { FieldErrors } from '@console/shared/schemas/envelope'
import type { PublicationStatus } from '@console/shared/schemas/publication'
import type { JsonObject } from '@console/values/json/json-document'
import type { MutationOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'

export type StoredRecord = { id: number; status: PublicationStatus; updated_at: string }

/** One kind of record that a form over its list edits: all that differs between the form of a package and that of a coupon. */
export type RecordKind<Item extends StoredRecord, Draft extends object> = {
  /** How the differences of two copies are put into words. */
  words: ChangeWords
  names: RecordNames<Item | Draft>
  rules: RecordRules<Item, Draft>
  api: RecordApi<Item>
}

/** What the kind and one record of it are called, and where they are opened. */
export type RecordNames<Named> = {
  /** Of its kept drafts: `packages`. */
  entity: string
  /** "package", as in a sentence. */
  noun: string
  /** "Package", as it begins one. */
  title: string
  nameOf(named: Named): string
  newPath: string
  toPath(id: number): string
}

/** What the form holds, between the record as it comes and the payload as it goes. */
export type RecordRules<Item, Draft> = {
  /** In the order they stand on screen: the first gets the focus. */
  fields: readonly [keyof Draft & string, ...(keyof Draft & string)[]]
  /** Of a draft that was kept on the device. */
  schema: z.ZodMiniType<Draft>
  toBlank(): Draft
  toCopy(original: Item): Draft
  /** `sent` is what the record may be the outcome of: it stands for fields that a server takes and never tells. */
  toDraft(record: Item, sent?: Draft): Draft
  /** What was typed in the spelling of the server: `4.90` and `4.9` are one number. */
  normalise(draft: Draft): Draft
  /** Messages by field; none for a draft that can be sent. What is as in `base`, that of the record, is not judged. */
  check(draft: Draft, saving: { base: Draft | null; mayExist: boolean }): FieldErrors
  /** What learners have of a record that was saved like this; empty where there is nothing to say. */
  describeEffect(draft: Draft): string
  /** Of a draft that has passed `check`: what of the server's own copy is untouched goes back as it came. */
  toPayload(record: Item | null, draft: Draft): JsonObject
}

/** One write: of a new record where `id` is null. */
export type SaveCommand = { id: number | null; payload: JsonObject; guard: WriteGuard }

export type RecordApi<Item> = {
  /** The list as it was read last. */
  readListed(): readonly Item[] | undefined
  fetchAll(): Promise<readonly Item[]>
  /** Null for a record that is gone. */
  find(id: number): Promise<Versioned<Item> | null>
  save: MutationOptions<Written<Item>, Error, SaveCommand>
  toDeletion(record: Item): Deletion
  /** Who is affected; null where no learner has it. */
  describeDeletion(record: Item): string | null
}
