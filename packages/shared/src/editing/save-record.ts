import { isSame } from '@console/values/json/json-document'
import {
  isDoubtful,
  isHttpError,
  isNetworkError,
  isStale,
  isValidationError,
  type ValidationError,
} from '../errors/errors.ts'
import type { Versioned, WriteGuard } from '../http/api-client.ts'
import { updateVersioned } from '../http/update-versioned.ts'
import type { Written } from '../http/written.ts'
import { findLocks } from './record-tabs.ts'

/** How an editor's document comes from and goes to the server; each a function of the feature. */
export type RecordCalls<Document, Entity> = {
  /**
   * Gives equal documents for equal records: ids that it makes up must not change from one call to the next. `sent` is what
   * the record may be the outcome of: it stands for fields that a server takes and never tells.
   */
  toDocument(record: Entity, sent?: Document): Document
  /** The server's copy as it is now, past every cache; null when it is gone. Not called for a new record. */
  reread(): Promise<Versioned<Entity> | null>
  /**
   * One POST (`record` is null) or PUT, with `guard` in its request. `record` is the server's own object, whose unknown fields
   * go back to it.
   */
  write(document: Document, record: Entity | null, guard: WriteGuard): Promise<Written<Entity>>
  /**
   * Looks for the record that a POST made, by what was sent and what is new (`useCreatedRecord`). `answer` is what the server said of
   * one that it made; null where no answer came. Without it, such a save is taken at its word or stays uncertain.
   */
  findCreated?(document: Document, answer: Written<Entity> | null): Promise<Entity | null>
  /** Brings what was typed into the server's spelling, so that `4.90` and `4.9` are no difference. */
  normalise?(document: Document): Document
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
  /** The same for every save of one new record, also after a reload: while they say the same, they are one create. */
  idempotencyScope: string
}

export type SaveOutcome<Entity> =
  /**
   * `record` is what the server was seen to hold. Where it could not be read, null or what the answer said, and `id` is set where
   * the answer named it. `mismatch`: the answer was not understood.
   */
  | { kind: 'saved'; record: Entity | null; id: number | null; mismatch?: ValidationError }
  | { kind: 'conflict'; theirs: Entity }
  | SaveProblem

export type SaveProblem =
  | { kind: 'offline' }
  /** The record does not exist any more. */
  | { kind: 'gone' }
  /** Another tab created a record while this one waited for its turn, and nobody can tell whether it was the same. */
  | { kind: 'created-elsewhere' }
  /** The server said that it is done, and has nothing of it. */
  | { kind: 'not-kept' }
  /** The server refused it: `error` says why, and nothing was saved. */
  | { kind: 'refused'; error: unknown }
  /**
   * No answer, or one that proves nothing. `isSaved`: false when the server was asked again and holds what it held
   * before, null when nobody knows.
   */
  | { kind: 'no-answer'; error: unknown; isSaved: false | null }

/**
 * Saves a document once. Under a lock against other tabs: reads the server's copy again, stops with `conflict` when it
 * changed since loading, writes over the version that it read, and looks what the server has of it, whatever it answered. Of a
 * server without versions, what somebody saves between that reading and the write is written over. Never rejects.
 */
export async function saveRecord<Document, Entity>(
  input: SaveInput<Document>,
  calls: RecordCalls<Document, Entity>,
): Promise<SaveOutcome<Entity>> {
  if (globalThis.navigator?.onLine === false) return { kind: 'offline' }
  return inTurn(input.lock, (hasWaited) => saveInTurn(input, calls, hasWaited))
}

async function saveInTurn<Document, Entity>(
  { isNew, base, mine, mayExist, idempotencyScope }: SaveInput<Document>,
  calls: RecordCalls<Document, Entity>,
  hasWaited: boolean,
): Promise<SaveOutcome<Entity>> {
  const normalise = calls.normalise ?? ((document: Document) => document)
  const isMine = (record: Entity) => isSame(normalise(calls.toDocument(record, mine)), normalise(mine))
  const isBase = (record: Entity) => isSame(normalise(calls.toDocument(record)), normalise(base))
  if (!isNew) return update()
  if (hasWaited || mayExist === true) {
    if (hasWaited && calls.findCreated === undefined) return { kind: 'created-elsewhere' }
    const created = await findCreated()
    if (created !== null) return created
  }
  return write(null, { idempotencyKey: `${idempotencyScope}-${fnv1a(JSON.stringify(mine))}` })

  async function update(): Promise<SaveOutcome<Entity>> {
    try {
      return await updateVersioned<Entity, SaveOutcome<Entity>>(calls.reread, async (current, guard) => {
        if (current === null) return { kind: 'gone' }
        const hasChanged = !isBase(current)
        if ((hasChanged || hasWaited) && isMine(current)) {
          return { kind: 'saved', record: current, id: null }
        }
        return hasChanged ? { kind: 'conflict', theirs: current } : write(current, guard)
      })
    } catch (error) {
      return toProblem(error, false)
    }
  }

  async function write(current: Entity | null, guard: WriteGuard): Promise<SaveOutcome<Entity>> {
    try {
      return await lookAfter(await calls.write(mine, current, guard))
    } catch (error) {
      if (isStale(error)) throw error
      if (isHttpError(error) && error.status === 404) return { kind: 'gone' }
      if (isHttpError(error) && error.status === 409 && current !== null) return findConflict(error)
      return isDoubtful(error) ? findOut(error) : { kind: 'refused', error }
    }
  }

  /** A server may say that it is done and keep nothing, or show what was sent instead of what it holds. */
  async function lookAfter({ record, id }: Written<Entity>): Promise<SaveOutcome<Entity>> {
    try {
      const held = isNew
        ? await calls.findCreated?.(mine, { record, id })
        : ((await calls.reread())?.value ?? null)
      if (held === undefined) return { kind: 'saved', record, id }
      if (held === null) return { kind: isNew ? 'not-kept' : 'gone' }
      const isKept = isNew || isMine(held) || !isBase(held)
      return isKept ? { kind: 'saved', record: held, id } : { kind: 'not-kept' }
    } catch (error) {
      if (record !== null && isMine(record)) return { kind: 'saved', record, id }
      return { kind: 'no-answer', error, isSaved: null }
    }
  }

  async function findCreated(): Promise<SaveOutcome<Entity> | null> {
    try {
      const record = (await calls.findCreated?.(mine, null)) ?? null
      return record === null ? null : { kind: 'saved', record, id: null }
    } catch (error) {
      return toProblem(error, null)
    }
  }

  async function findConflict(error: unknown): Promise<SaveOutcome<Entity>> {
    const theirs = (await calls.reread().catch(() => null))?.value
    return theirs === undefined || isBase(theirs) ? { kind: 'refused', error } : { kind: 'conflict', theirs }
  }

  async function findOut(error: unknown): Promise<SaveOutcome<Entity>> {
    try {
      const found = isNew ? await calls.findCreated?.(mine, null) : ((await calls.reread())?.value ?? null)
      if (found === undefined) return { kind: 'no-answer', error, isSaved: null }
      if (found !== null && isMine(found)) {
        return {
          kind: 'saved',
          record: found,
          id: null,
          ...(isValidationError(error) && { mismatch: error }),
        }
      }
      const isAsBefore = found === null || isBase(found)
      return { kind: 'no-answer', error, isSaved: isAsBefore ? false : null }
    } catch {
      return { kind: 'no-answer', error, isSaved: null }
    }
  }
}

/** The hash of that name, 32 bits: one new record is tried in a handful of texts. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
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
