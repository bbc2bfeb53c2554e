import { isSame } from '@console/values/json/json-document'
import { toChangeLabel } from './change-text.ts'
import type { EditorOptions, ReplaceReason } from './editor-options.ts'
import { listChanges, mergeDocuments } from './merge-documents.ts'
import { learnIds, noRecordIds, toEditorIds, toServerIds } from './record-ids.ts'
import type { RecordCalls } from './save-record.ts'

/** What an editor started from, and the version the server gave it; of a new record, the scope in which it is created once. */
export type EditorBase<Document> = {
  document: Document
  version: string | null
  /** It was written and not read since: the server may have given its entries other ids. */
  isUnread?: boolean
}

/** The document of one editor: what it started from, how it stands now, and its ids as the editor and the server know them. */
export function createEditedDocument<Document, Entity>(
  readOptions: () => EditorOptions<Document, Entity>,
  slot: string,
) {
  const { record, blank } = readOptions()
  let ids = readOptions().ids ?? noRecordIds
  let base: EditorBase<Document> = record === null ? { document: blank, version: slot } : toBase(record)
  let current = base.document
  let isStale = false
  let isDetached = false

  const normalise = (document: Document) => readOptions().normalise?.(document) ?? document
  const isEqual = (left: Document, right: Document) => isSame(normalise(left), normalise(right))

  function toOwn(entity: Entity): Document {
    return toEditorIds(readOptions().toDocument(entity), ids)
  }

  function toBase(entity: Entity): EditorBase<Document> {
    return { document: toOwn(entity), version: readOptions().toVersion(entity) }
  }

  function learn(sent: Document, received: Entity) {
    ids = learnIds(sent, readOptions().toDocument(received), ids)
  }

  function readNow(): Document {
    if (!isDetached) current = readOptions().source.read()
    isStale = false
    return current
  }

  const read = () => (isStale ? readNow() : current)

  function show(document: Document, why: ReplaceReason) {
    if (!isDetached) readOptions().source.replace(document, why)
    current = document
    isStale = false
  }

  return {
    read,
    readNow,
    readBase: () => base,
    startFrom(next: EditorBase<Document>) {
      base = next
    },
    noteStale() {
      isStale = true
    },
    attach() {
      isDetached = false
    },
    /** The source goes with the screen: from here on the document is what it last was. A form that is gone has no fields. */
    detach() {
      read()
      isDetached = true
    },
    show,
    normalise,
    isEqual,
    hasChanges: () => !isEqual(read(), base.document),
    toOwn,
    toBase,
    /** What is kept on the device: with the server's ids, for whichever editor opens next. */
    toKept: () => ({
      document: toServerIds(read(), ids),
      base: toServerIds(base.document, ids),
      baseVersion: base.version,
    }),
    /** A kept document as this editor knows it; null when it has not today's shape. */
    parseKept(kept: unknown): Document | null {
      const document = readOptions().parseDraft(kept)
      return document === null ? null : toEditorIds(document, ids)
    },
    /** The calls of the feature, with the editor's ids on this side and the server's on the other. */
    toCalls(): RecordCalls<Document, Entity> {
      const { reread, write, findCreated, normalise } = readOptions()
      return {
        reread,
        toDocument(entity, sent) {
          if (base.isUnread) learn(base.document, entity)
          base = { ...base, isUnread: false }
          const received = readOptions().toDocument(entity, sent)
          return toEditorIds(received, sent === undefined ? ids : learnIds(sent, received, ids))
        },
        write: (document, entity, guard) => write(toServerIds(document, ids), entity, guard),
        ...(findCreated && {
          findCreated: (document, answer) => findCreated(toServerIds(document, ids), answer),
        }),
        ...(normalise && { normalise }),
      }
    },
    /** Names of what was changed in `saved` and is as before in `entity`, which the server holds after the save. */
    listLeft(saved: Document, entity: Entity): string[] {
      const { toDocument, words } = readOptions()
      const theirs = toEditorIds(toDocument(entity, saved), learnIds(saved, toDocument(entity, saved), ids))
      const copies = { base: normalise(base.document), theirs: normalise(theirs), mine: normalise(saved) }
      const left = listChanges(copies, words.isWhole).filter(({ changedBy }) => changedBy === 'me')
      return [...new Set(left.map((change) => toChangeLabel(change, words, copies)))]
    },
    /**
     * `saved` is what the editor starts from now; `entity` is what the server made of it, where that is known. What it made of a
     * record that was created is for the editor of that record: here nothing but what was sent is saved.
     */
    takeSaved(saved: Document, entity: Entity | null, isCreated: boolean): { hasNewerChanges: boolean } {
      const { staysOpen, words } = readOptions()
      if (entity !== null) learn(saved, entity)
      base =
        entity === null || isCreated
          ? { document: saved, version: null, isUnread: entity === null }
          : toBase(entity)
      const now = readNow()
      if (staysOpen && record !== null && !isEqual(base.document, saved)) {
        const copies = { base: saved, theirs: base.document, mine: now }
        show(mergeDocuments(copies, words.isWhole && { isWhole: words.isWhole }), 'saved')
      }
      return { hasNewerChanges: !isEqual(now, saved) }
    },
  }
}
