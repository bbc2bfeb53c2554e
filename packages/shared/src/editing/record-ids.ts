import {
  type Identified,
  isIdentifiedList,
  isJsonObject,
  isSame,
  type JsonObject,
  withoutIds,
} from '@console/values/json/json-document'
import { type DocumentPath, toPathKey } from './merge-documents.ts'

type Id = Identified['id']

/**
 * Entries whose editor id differs from the server's: a new section has a temporary id until it is saved. The editor
 * keeps its own ids, so that focus and undo history survive. Keys are paths of entries, because ids of two lists may
 * coincide.
 */
export type RecordIds = { ofEditor: ReadonlyMap<string, Id>; ofServer: ReadonlyMap<string, Id> }

export const noRecordIds: RecordIds = { ofEditor: new Map(), ofServer: new Map() }

/** Converts a document from the server's ids to the editor's. */
export const toEditorIds = <Document>(document: Document, { ofEditor }: RecordIds): Document =>
  renameIds(document, ofEditor)

/** Converts a document from the editor's ids to the server's; unsaved entries keep their temporary ids. */
export const toServerIds = <Document>(document: Document, { ofServer }: RecordIds): Document =>
  renameIds(document, ofServer)

/**
 * Matches entries of `sent` unknown to the server with entries of `received` unknown to the editor: first those with
 * equal content, then, if equally many remain, by order.
 */
export function matchIds(sent: unknown, received: unknown, known: RecordIds): RecordIds {
  const ofEditor = new Map(known.ofEditor)
  const ofServer = new Map(known.ofServer)
  pair(sent, received, [], [])
  return { ofEditor, ofServer }

  function pair(mine: unknown, theirs: unknown, minePath: DocumentPath, theirPath: DocumentPath) {
    if (isIdentifiedList(mine) && isIdentifiedList(theirs))
      return pairLists(mine, theirs, minePath, theirPath)
    if (!isJsonObject(mine) || !isJsonObject(theirs)) return
    for (const key of Object.keys(mine)) {
      if (Object.hasOwn(theirs, key)) pair(mine[key], theirs[key], [...minePath, key], [...theirPath, key])
    }
  }

  function pairLists(
    mine: Identified[],
    theirs: Identified[],
    minePath: DocumentPath,
    theirPath: DocumentPath,
  ) {
    const toEntryKey = (path: DocumentPath, { id }: Identified) => toPathKey([...path, { id }])
    const unpaired = new Map(
      theirs.map((entry) => [ofEditor.get(toEntryKey(theirPath, entry)) ?? entry.id, entry]),
    )
    const follow = (entry: Identified, id: Id, other: Identified) => {
      unpaired.delete(id)
      if (entry.id !== other.id) {
        ofServer.set(toEntryKey(minePath, entry), other.id)
        ofEditor.set(toEntryKey(theirPath, other), entry.id)
      }
      pair(entry, other, [...minePath, { id: entry.id }], [...theirPath, { id: other.id }])
    }
    /** Pairs entries with the partner that `find` returns; returns the unpaired ones. */
    const pairSome = (entries: Identified[], find: (entry: Identified, index: number) => Id | undefined) =>
      entries.filter((entry, index) => {
        const id = find(entry, index)
        const other = id === undefined ? undefined : unpaired.get(id)
        if (id === undefined || other === undefined) return true
        follow(entry, id, other)
        return false
      })

    const unknown = pairSome(mine, ({ id }) => id)
    const isEquivalent = (one: Identified, other: Identified) => isSame(withoutIds(one), withoutIds(other))
    const changed = pairSome(
      unknown,
      (entry) => [...unpaired].find(([, other]) => isEquivalent(entry, other))?.[0],
    )
    const inOrder = changed.length === unpaired.size ? [...unpaired.keys()] : []
    pairSome(changed, (_entry, index) => inOrder[index])
  }
}

function renameIds<Document>(document: Document, names: ReadonlyMap<string, Id>): Document {
  if (names.size === 0) return document
  // Only ids change, so the shape is the document's own.
  return rename(document, []) as Document

  function rename(value: unknown, path: DocumentPath): unknown {
    if (isIdentifiedList(value)) {
      return value.map((entry) => {
        const entryPath = [...path, { id: entry.id }]
        return { ...renameFields(entry, entryPath), id: names.get(toPathKey(entryPath)) ?? entry.id }
      })
    }
    return isJsonObject(value) ? renameFields(value, path) : value
  }

  function renameFields(object: JsonObject, path: DocumentPath): JsonObject {
    return Object.fromEntries(
      Object.entries(object).map(([key, value]) => [key, rename(value, [...path, key])]),
    )
  }
}
