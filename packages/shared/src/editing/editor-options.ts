import type { RecordId } from '../http/record-list.schema.ts'
import type { Draft, DraftKey } from '../platform/platform.ts'
import type { FieldErrors } from '../schemas/envelope.schema.ts'
import type { DraftKeeping } from './draft-keeper.ts'
import type { DocumentPath, ThreeCopies } from './merge-documents.ts'
import type { RecordIds } from './record-ids.ts'
import type { RecordCalls, SaveProblem } from './save-record.ts'

/** The container of the document while it is edited: an antd form, a store, component state. It is plain JSON. */
export type DocumentSource<Document> = {
  read(): Document
  /** Replaces the document. In an editor with undo, this is one step. */
  replace(document: Document, why: ReplaceReason): void
  /**
   * If the source notifies of changes, as a store does, `noteChange` need not be called. `read` is then called when a
   * draft is due rather than on every change, so it must work at any time.
   */
  subscribe?(listener: () => void): () => void
}

/** The replacement: a draft, the server's copy, a merge of both, or the server's response to a save. */
export type ReplaceReason = 'draft' | 'theirs' | 'merge' | 'saved'

/** How to describe the differences between two documents. */
export type ChangeLabels = {
  /** The record's noun in a sentence: `package`. */
  noun: string
  /** Label of a path: `Price`, or `Section “Uses” – paragraph 2`. `document` is the copy that contains it. */
  label(path: DocumentPath, document: unknown): string
  /**
   * Formats a value as in lists: "€4.99", with the currency from `document`. Not needed for plain texts, booleans and
   * lists of them.
   */
  text?(value: unknown, path: DocumentPath, document: unknown): string | undefined
  /** Rows of cells, if the value is a table to be compared cell by cell. */
  table?(value: unknown, path: DocumentPath): readonly (readonly string[])[] | undefined
  /** Paths that are compared and merged as a whole. */
  isWhole?(path: DocumentPath): boolean
}

export type SaveResult<Document, Entity> = {
  document: Document
  /** The server's copy, if known. */
  record: Entity | null
  /** Id on the server; null if neither the response nor the list told it. */
  id: RecordId | null
  /** The record was created: this editor is done, and another one edits the record. */
  isNew: boolean
  /** No write was answered, but the record was found on the server: a list that was read before may lack it. */
  isFound: boolean
  /** The person made changes during the save: the editor must stay open. */
  hasNewerChanges: boolean
  /** The person left during the save, or is about to: do not navigate. */
  isLeft: boolean
  /** Slot of the editor's draft, for the editor that continues with a created record. */
  slot: string
}

/** `fieldErrors` are those of the server. If both are null, the editor shows why nothing was saved. */
export type SendResult<Document, Entity> = {
  saved: SaveResult<Document, Entity> | null
  fieldErrors: FieldErrors | null
}

export type SaveAttempt<Document, Entity> = {
  document: Document
  /** The document as loaded, whose values were accepted before; null for a new record. */
  base: Document | null
  /** An earlier save may have created the record. */
  mayExist: boolean
  /** Saves the document. `mayWrite` is called right before it is sent; resolving with false cancels the save. */
  send(mayWrite?: () => Promise<boolean>): Promise<SendResult<Document, Entity>>
}

/** Editor of a newly created record, and its document's title in the list of drafts. */
export type CreatedEditor<Document> = { id: string; path: string; title(document: Document): string }

export type EditorOptions<Document, Entity> = RecordCalls<Document, Entity> & {
  /** The record, or `id: 'new'`. */
  key: DraftKey
  /** The record to edit; null for a new one. Read once. */
  record: Entity | null
  /** Initial document of a new record. */
  blank: Document
  /** Set if this editor continues another in which the record was created: they share a draft. Read once. */
  slot?: string
  /** Ids under which `source` already has entries of the record; none by default. Read once. */
  ids?: RecordIds
  source: DocumentSource<Document>
  /** Changes whenever the server's record does: `updated_at`. Stored with the draft. */
  toVersion(record: Entity): string
  /**
   * Validates a stored draft; null if its shape is outdated. One that loses fields here is not offered, but kept for the
   * version that has them.
   */
  parseDraft(found: unknown): Document | null
  /** Address that opens this editor, and the document's title in the list of drafts. */
  path: string
  title(document: Document): string
  /**
   * Editor of a record that this editor created; null if its id is unknown. Changes made while a new record is saved
   * are stored as a draft of that record.
   */
  toCreated?(created: Pick<SaveResult<Document, Entity>, 'record' | 'id'>): CreatedEditor<Document> | null
  words: ChangeLabels
  /** Validates the document, sends it, and reports what was saved. */
  save(attempt: SaveAttempt<Document, Entity>): Promise<void>
  /** The editor stays open after a save, and then reads the server's version. */
  staysOpen?: boolean
}

export type FoundDraft<Document> = { draft: Draft; document: Document; loaded: Document }

/** `done`: saved or abandoned; nothing is asked or stored any more. */
export type EditorPhase<Document, Entity> =
  | { name: 'editing' | 'saving' | 'done' }
  | { name: 'conflict'; theirs: Entity; copies: ThreeCopies<Document> }

export type EditorState<Document, Entity> = {
  phase: EditorPhase<Document, Entity>
  problem: SaveProblem | null
  /** A draft from an earlier visit. */
  found: FoundDraft<Document> | null
  keeping: DraftKeeping
  /** Number of other tabs with the record open. */
  otherTabs: number
  savedElsewhere: boolean
}
