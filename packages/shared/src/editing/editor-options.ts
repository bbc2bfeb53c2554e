import type { Draft, DraftKey } from '../platform/platform.ts'
import type { FieldErrors } from '../schemas/envelope.schema.ts'
import type { DraftKeeping } from './draft-keeper.ts'
import type { DocumentPath, ThreeCopies } from './merge-documents.ts'
import type { RecordIds } from './record-ids.ts'
import type { RecordCalls, SaveProblem } from './save-record.ts'

/** Where the document lives while it is edited: an antd form, a store, component state. It is plain JSON. */
export type DocumentSource<Document> = {
  read(): Document
  /** Puts another document in its place. In an editor with undo, one step of it. */
  replace(document: Document, why: ReplaceReason): void
  /**
   * Where it can tell of changes itself, as a store can, nobody needs to call `noteChange`. `read` is then called when a
   * draft is due and not at every change, so it must answer at any time.
   */
  subscribe?(listener: () => void): () => void
}

/** What takes the document's place: a kept draft, the server's copy, a merge of both, or what the server made of a save. */
export type ReplaceReason = 'draft' | 'theirs' | 'merge' | 'saved'

/** How the differences of two documents are put into words. */
export type ChangeWords = {
  /** What one record is called in a sentence: `package`. */
  noun: string
  /** A path as people know it: `Price`, or `Section “Uses” – paragraph 2`. `document` is the copy in question. */
  label(path: DocumentPath, document: unknown): string
  /** A value as lists show it: "€4.99", for which `document` has the currency. Plain texts, yes and no, and lists of them need none. */
  text?(value: unknown, path: DocumentPath, document: unknown): string | undefined
  /** The cells of a value that is a table, row by row, to be compared one by one. */
  table?(value: unknown, path: DocumentPath): readonly (readonly string[])[] | undefined
  /** Paths that are compared and merged whole. */
  isWhole?(path: DocumentPath): boolean
}

export type SavedFacts<Document, Entity> = {
  document: Document
  /** The server's copy, where it is known. */
  record: Entity | null
  /** Of a record of the server; null where neither an answer nor the list told it. */
  id: number | null
  /** A record was created: this editor is done, and the record has one of its own. */
  isNew: boolean
  /** The person went on typing while the save was under way: the editor must stay open. */
  hasNewerChanges: boolean
  /** The person left while the save was under way, or is about to: what they went to must not be taken from them. */
  isLeft: boolean
  /** Of the editor's draft, for the editor that goes on with a record that was created. */
  slot: string
}

/** The editor of a record that was just created, and what the list of drafts calls the document there. */
export type CreatedPlace<Document> = { id: string; path: string; title(document: Document): string }

export type EditorOptions<Document, Entity> = RecordCalls<Document, Entity> & {
  /** The record, or `id: 'new'`. */
  key: DraftKey
  /** What the editor opened with; null for a new record. Read once. */
  record: Entity | null
  /** What a new record starts from. */
  blank: Document
  /** The editor goes on for another, in which the record was created: that one's draft is its own. Read once. */
  slot?: string
  /** Ids under which `source` already has entries of the record; none when absent. Read once. */
  ids?: RecordIds
  source: DocumentSource<Document>
  /** Changes whenever the server's record does: `updated_at`. Kept with the draft. */
  toVersion(record: Entity): string
  /** A stored draft that still has today's shape, or null. */
  parseDraft(found: unknown): Document | null
  /** Address that opens this editor, and what the list of drafts calls the document. */
  path: string
  title(document: Document): string
  /**
   * Where a record is edited that this editor created; null where nobody knows which it is. What is typed while a new record is
   * saved is a change of that record, and kept as one.
   */
  toCreated?(created: Pick<SavedFacts<Document, Entity>, 'record' | 'id'>): CreatedPlace<Document> | null
  words: ChangeWords
  /**
   * Messages by field; none when the document can be sent. What is still as in `base` was there already; null for a new record,
   * which `mayExist` where an earlier save may have created it.
   */
  check(document: Document, base: Document | null, mayExist: boolean): FieldErrors
  /** Asked when nothing is wrong with it, right before it is sent; where it says no, the editor goes on. */
  mayWrite?(document: Document): Promise<boolean>
  /** Puts messages on their fields, clears the others, focuses the first. Also gets what the server refused. */
  showFieldErrors(errors: FieldErrors): void
  /** The editor of an existing record goes on after a save: what the server made of it is then read and taken over. */
  staysOpen?: boolean
  onSaved(facts: SavedFacts<Document, Entity>): void
}

export type FoundDraft<Document> = { draft: Draft; document: Document; loaded: Document }

/** `done`: saved or abandoned; nothing is asked or kept any more. */
export type EditorPhase<Document, Entity> =
  | { name: 'editing' | 'saving' | 'done' }
  | { name: 'conflict'; theirs: Entity; copies: ThreeCopies<Document> }

export type EditorState<Document, Entity> = {
  phase: EditorPhase<Document, Entity>
  problem: SaveProblem | null
  /** Unsaved work of an earlier visit. */
  found: FoundDraft<Document> | null
  keeping: DraftKeeping
  /** How many other tabs have the record open. */
  otherTabs: number
  savedElsewhere: boolean
}
