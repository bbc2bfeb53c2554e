import { isJsonObject, isSame } from '@console/values/json/json-document'
import { toChangeLabel } from './change-text.ts'
import type { EditorOptions, ReplaceReason } from './editor-options.ts'
import { listChanges, mergeDocuments } from './merge-documents.ts'
import { matchIds, noRecordIds, toEditorIds, toServerIds } from './record-ids.ts'
import type { RecordCalls } from './save-record.ts'

/**
 * The document that an editor started from, with the server's version; for a new record, the idempotency scope in which
 * it is created once.
 */
export type EditorBase<Document> = {
  document: Document
  version: string | null
  /** Written but not read since: the server may have assigned other ids to its entries. */
  isUnread?: boolean
}

/** One editor's document: its base, its current state, and the mapping between the editor's ids and the server's. */
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
    ids = matchIds(sent, readOptions().toDocument(received), ids)
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
    /** The source unmounts with the screen; the last document is kept, because an unmounted form has no fields. */
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
    /** The document stored on the device, with the server's ids, for any later editor. */
    toKept: () => ({
      document: toServerIds(read(), ids),
      base: toServerIds(base.document, ids),
      baseVersion: base.version,
    }),
    /** A stored document with this editor's ids; null if it is of another version, which has other fields. */
    parseKept(kept: unknown): Document | null {
      const document = readOptions().parseDraft(kept)
      return document === null || !hasAllFields(document, kept) ? null : toEditorIds(document, ids)
    },
    /** The feature's calls, translating between the editor's ids and the server's. */
    toCalls(): RecordCalls<Document, Entity> {
      const { reread, write, findCreated, normalise } = readOptions()
      return {
        reread,
        toDocument(entity, sent) {
          if (base.isUnread) learn(base.document, entity)
          base = { ...base, isUnread: false }
          const received = readOptions().toDocument(entity, sent)
          return toEditorIds(received, sent === undefined ? ids : matchIds(sent, received, ids))
        },
        write: (document, entity, guard) => write(toServerIds(document, ids), entity, guard),
        ...(findCreated && {
          findCreated: (document, answer) => findCreated(toServerIds(document, ids), answer),
        }),
        ...(normalise && { normalise }),
      }
    },
    /** Labels of changes in `saved` that the server did not keep: `entity` still has the old values. */
    listLeft(saved: Document, entity: Entity): string[] {
      const { toDocument, words } = readOptions()
      const theirs = toEditorIds(toDocument(entity, saved), matchIds(saved, toDocument(entity, saved), ids))
      const copies = { base: normalise(base.document), theirs: normalise(theirs), mine: normalise(saved) }
      const left = listChanges(copies, words.isWhole).filter(({ changedBy }) => changedBy === 'me')
      return [...new Set(left.map((change) => toChangeLabel(change, words, copies)))]
    },
    /**
     * `saved` becomes the new base; `entity` is the server's version of it, if known. For a created record that belongs
     * to its own editor: here only the sent document counts as saved.
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

/** Whether `document` has every field of `kept`: a schema leaves out those that only a later version has. */
function hasAllFields(document: unknown, kept: unknown): boolean {
  if (!isJsonObject(kept) && !Array.isArray(kept)) return document !== undefined
  const fields = new Map(Object.entries(Object(document)))
  return Object.entries(kept).every(
    ([name, field]) => field === undefined || hasAllFields(fields.get(name), field),
  )
}
