import { isHttpError, isNetworkError } from '../errors/errors.ts'
import { isSame } from './json-document.ts'
import { findLocks } from './record-tabs.ts'

/** How an editor's document comes from and goes to the server; each a function of the feature. */
export type RecordCalls<Document, Entity, Written = unknown> = {
  /** Gives equal documents for equal records: ids that it makes up must not change from one call to the next. */
  toDocument(record: Entity): Document
  /** The server's copy as it is now, past every cache; null when it is gone. Not called for a new record. */
  reread(): Promise<Entity | null>
  /** One POST (`record` is null) or PUT. `record` is the server's own object, whose unknown fields go back to it. */
  write(document: Document, record: Entity | null): Promise<Written>
  /** Looks for a record that a POST without an answer may have made. Without it, such a save stays uncertain. */
  findCreated?(document: Document): Promise<Entity | null>
  /** Brings what was typed into the server's spelling, so that `4.90` and `4.9` are no difference. */
  normalise?(document: Document): Document
}

/** `sent` is what the record may be the outcome of: entries that it was made of then keep the ids they have there. */
export type SaveCalls<Document, Entity, Written> = Omit<
  RecordCalls<Document, Entity, Written>,
  'toDocument'
> & {
  toDocument(record: Entity, sent?: Document): Document
}

export type SaveInput<Document> = {
  /** Of the Web Lock that keeps two tabs from saving one record at a time. */
  lock: string
  isNew: boolean
  /** The document as it was loaded. */
  base: Document
  mine: Document
  /** A new record may have been made already: by a save that got no answer, or in another tab. */
  mayExist?: boolean
  /** Reads the server's copy once more after it was written. */
  rereads?: boolean
}

export type SaveOutcome<Entity, Written = unknown> =
  /** `record` is the server's copy where it is known. `found`: it already held mine, so nothing was sent again. */
  | { kind: 'saved'; how: 'written'; record: Entity | null; written: Written }
  | { kind: 'saved'; how: 'found'; record: Entity }
  | { kind: 'conflict'; theirs: Entity }
  | SaveProblem

export type SaveProblem =
  | { kind: 'offline' }
  /** The record does not exist any more. */
  | { kind: 'gone' }
  /** Another tab created a record while this one waited for its turn, and nobody can tell whether it was the same. */
  | { kind: 'created-elsewhere' }
  /** The server refused it: `error` says why, and nothing was saved. */
  | { kind: 'refused'; error: unknown }
  /** No answer. `isSaved`: false when the server was asked again and does not hold it, null when nobody knows. */
  | { kind: 'no-answer'; error: unknown; isSaved: false | null }

/**
 * Saves a document once. Under a lock against other tabs: reads the server's copy again, stops with `conflict` when it
 * changed since loading, writes, and when no answer came looks whether the write arrived. Never rejects.
 */
export async function saveRecord<Document, Entity, Written>(
  input: SaveInput<Document>,
  calls: SaveCalls<Document, Entity, Written>,
): Promise<SaveOutcome<Entity, Written>> {
  if (globalThis.navigator?.onLine === false) return { kind: 'offline' }
  return inTurn(input.lock, (hasWaited) => saveInTurn(input, calls, hasWaited))
}

async function saveInTurn<Document, Entity, Written>(
  { isNew, base, mine, mayExist, rereads }: SaveInput<Document>,
  calls: SaveCalls<Document, Entity, Written>,
  hasWaited: boolean,
): Promise<SaveOutcome<Entity, Written>> {
  const spell = calls.normalise ?? ((document: Document) => document)
  const isMine = (record: Entity) => isSame(spell(calls.toDocument(record, mine)), spell(mine))
  let current: Entity | null = null
  if (!isNew) {
    try {
      current = await calls.reread()
    } catch (error) {
      return toProblem(error, false)
    }
    if (current === null) return { kind: 'gone' }
    const hasChanged = !isSame(spell(calls.toDocument(current)), spell(base))
    if ((hasChanged || hasWaited) && isMine(current)) return { kind: 'saved', how: 'found', record: current }
    if (hasChanged) return { kind: 'conflict', theirs: current }
  } else if (hasWaited || mayExist === true) {
    if (hasWaited && calls.findCreated === undefined) return { kind: 'created-elsewhere' }
    const created = await findCreated()
    if (created !== null) return created
  }
  try {
    const written = await calls.write(mine, current)
    const record = rereads === true && !isNew ? await calls.reread().catch(() => null) : null
    return { kind: 'saved', how: 'written', record, written }
  } catch (error) {
    if (isHttpError(error) && error.status === 404) return { kind: 'gone' }
    if (isHttpError(error) && error.status === 409 && current !== null) return findConflict(error)
    return isNetworkError(error) ? findOut(error) : { kind: 'refused', error }
  }

  async function findCreated(): Promise<SaveOutcome<Entity, Written> | null> {
    try {
      const record = (await calls.findCreated?.(mine)) ?? null
      return record === null ? null : { kind: 'saved', how: 'found', record }
    } catch (error) {
      return toProblem(error, null)
    }
  }

  async function findConflict(error: unknown): Promise<SaveOutcome<Entity, Written>> {
    const theirs = await calls.reread().catch(() => null)
    const isKnown = theirs === null || isSame(spell(calls.toDocument(theirs)), spell(base))
    return isKnown ? { kind: 'refused', error } : { kind: 'conflict', theirs }
  }

  async function findOut(error: unknown): Promise<SaveOutcome<Entity, Written>> {
    const look = isNew ? calls.findCreated : calls.reread
    if (look === undefined) return toProblem(error, null)
    try {
      const found = await look(mine)
      if (found !== null && isMine(found)) return { kind: 'saved', how: 'found', record: found }
      return toProblem(error, false)
    } catch {
      return toProblem(error, null)
    }
  }
}

function toProblem(error: unknown, isSaved: false | null): SaveProblem {
  if (!isNetworkError(error)) return { kind: 'refused', error }
  return { kind: 'no-answer', error, isSaved }
}

/** One save of a record at a time in this browser. `hasWaited` tells that another one came first. */
async function inTurn<Value>(name: string, work: (hasWaited: boolean) => Promise<Value>): Promise<Value> {
  const locks = findLocks()
  if (locks === undefined) return work(false)
  const lock = `${name}/save`
  const attempt = await locks.request(lock, { ifAvailable: true }, async (held) =>
    held === null ? null : { value: await work(false) },
  )
  return attempt === null ? locks.request(lock, () => work(true)) : attempt.value
}
