import { isSame } from '@console/values/json/json-document'
import {
  isHttpError,
  isInconclusive,
  isNetworkError,
  isStale,
  isValidationError,
  NetworkError,
  type ValidationError,
} from '../errors/errors.ts'
import type { Versioned, WriteGuard } from '../http/api-client.ts'
import type { RecordId } from '../http/record-list.schema.ts'
import { updateVersioned } from '../http/update-versioned.ts'
import type { WriteResult } from '../http/write-result.ts'
import { findLocks } from './record-tabs.ts'
import { watchGuard } from './watch-guard.ts'

/** A feature's calls for reading and writing an editor's document. */
export type RecordCalls<Document, Entity> = {
  /**
   * Must return equal documents for equal records: generated ids must not change between calls. `sent` is the document
   * that may have produced the record; it supplies fields that a server accepts but never returns.
   */
  toDocument(record: Entity, sent?: Document): Document
  /** The server's current copy, bypassing caches; null if it is gone. Not called for a new record. */
  reread(): Promise<Versioned<Entity> | null>
  /**
   * One POST (`record` is null) or PUT, with `guard` in its request. `record` is the server's own object, whose unknown
   * fields are sent back.
   */
  write(document: Document, record: Entity | null, guard: WriteGuard): Promise<WriteResult<Entity>>
  /**
   * Finds the record that a POST created, by comparing content and new ids (`useCreatedRecord`). `answer` is the
   * server's response, null if there was none. Without this function a response is trusted, and a missing one stays
   * uncertain.
   */
  findCreated?(document: Document, answer: WriteResult<Entity> | null): Promise<Entity | null>
  /** Converts typed values to the server's spelling, so that `4.90` and `4.9` are equal. */
  normalise?(document: Document): Document
}

export type SaveInput<Document> = {
  /** Name of the Web Lock that keeps two tabs from saving a record concurrently. */
  lock: string
  isNew: boolean
  /** The document as it was loaded. */
  base: Document
  mine: Document
  /** A new record may exist already: from a save without a response, or from another tab. */
  mayExist?: boolean
  /** Constant for all saves of one new record, even after a reload: with equal content they are a single create. */
  idempotencyScope: string
}

export type SaveOutcome<Entity> =
  /**
   * `record` is what the server was seen to have. If it could not be read, `record` is null or comes from the response,
   * and `id` is set if the response had one. `isFound`: no write was answered, and the server was seen to have it.
   * `mismatch`: the response was not understood.
   */
  | {
      kind: 'saved'
      record: Entity | null
      id: RecordId | null
      isFound?: true
      mismatch?: ValidationError
    }
  | { kind: 'conflict'; theirs: Entity }
  | SaveProblem

export type SaveProblem =
  | { kind: 'offline' }
  /** The record does not exist any more. */
  | { kind: 'gone' }
  /** Another tab created a record while this one waited for the lock, and they cannot be told apart. */
  | { kind: 'created-elsewhere' }
  /** The server reported success but has nothing of it. */
  | { kind: 'not-kept' }
  /** The server refused it with `error`; nothing was saved. */
  | { kind: 'refused'; error: unknown }
  /**
   * No response, or an inconclusive one. `isSaved`: false if the server was read again and has the previous record,
   * null if unknown.
   */
  | { kind: 'no-answer'; error: unknown; isSaved: false | null }

/**
 * Saves a document once. Holding a lock against other tabs, reads the server's copy, stops with `conflict` if it
 * changed since loading, writes conditionally on the version read, and verifies the result whatever the response. On a
 * server without versions, a change made between that read and the write is overwritten. Never rejects.
 */
export async function saveRecord<Document, Entity>(
  input: SaveInput<Document>,
  calls: RecordCalls<Document, Entity>,
): Promise<SaveOutcome<Entity>> {
  if (globalThis.navigator?.onLine === false) return { kind: 'offline' }
  return withSaveLock(input.lock, (hasWaited) => saveInTurn(input, calls, hasWaited))
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
          return { kind: 'saved', record: current, id: null, isFound: true }
        }
        return hasChanged ? { kind: 'conflict', theirs: current } : write(current, guard)
      })
    } catch (error) {
      return toProblem(error, false)
    }
  }

  async function write(current: Entity | null, guard: WriteGuard): Promise<SaveOutcome<Entity>> {
    const watched = watchGuard(guard)
    try {
      const result = await calls.write(mine, current, watched.guard)
      watched.expectTaken()
      return await verifySave(result)
    } catch (error) {
      if (isStale(error)) throw error
      if (isHttpError(error) && error.status === 404) return { kind: 'gone' }
      if (isHttpError(error) && error.status === 409 && current !== null) return findConflict(error)
      return isInconclusive(error) ? findOut(error) : { kind: 'refused', error }
    }
  }

  /** A server may report success without storing anything, or echo the request instead of its record. */
  async function verifySave({ record, id }: WriteResult<Entity>): Promise<SaveOutcome<Entity>> {
    try {
      const held = await lookAgain({ record, id })
      if (held === undefined) return { kind: 'saved', record, id }
      if (held === null) return { kind: isNew ? 'not-kept' : 'gone' }
      const isKept = isNew || isMine(held) || !isBase(held)
      return isKept ? { kind: 'saved', record: held, id } : { kind: 'not-kept' }
    } catch (error) {
      if (record !== null && isMine(record)) return { kind: 'saved', record, id }
      return { kind: 'no-answer', error, isSaved: null }
    }
  }

  /** The server's copy after a write; undefined if there is no `findCreated` for a new record. */
  async function lookAgain(answer: WriteResult<Entity> | null): Promise<Entity | null | undefined> {
    if (isNew) return calls.findCreated && withinLimit(calls.findCreated(mine, answer))
    return (await withinLimit(calls.reread()))?.value ?? null
  }

  async function findCreated(): Promise<SaveOutcome<Entity> | null> {
    try {
      const record = (await calls.findCreated?.(mine, null)) ?? null
      return record === null ? null : { kind: 'saved', record, id: null, isFound: true }
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
      const found = await lookAgain(null)
      if (found === undefined) return { kind: 'no-answer', error, isSaved: null }
      if (found !== null && isMine(found)) {
        return {
          kind: 'saved',
          record: found,
          id: null,
          isFound: true,
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

/** Milliseconds to find out the result of a write: people have already waited up to 30 s for the write itself. */
const lookLimit = 10_000

function withinLimit<Value>(look: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const error = new NetworkError({ method: 'GET', route: '', reason: 'timeout' })
  const timer = setTimeout(() => late.reject(error), lookLimit)
  return Promise.race([look, late.promise]).finally(() => clearTimeout(timer))
}

/** 32-bit FNV-1a; a new record is saved in only a handful of variants. */
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

/** Serialises saves of a record in this browser. `hasWaited` tells that another one came first. */
async function withSaveLock<Value>(
  name: string,
  work: (hasWaited: boolean) => Promise<Value>,
): Promise<Value> {
  const locks = findLocks()
  if (locks === undefined) return work(false)
  const lock = `${name}/save`
  const attempt = await locks.request(lock, { ifAvailable: true }, async (held) =>
    held === null ? null : { value: await work(false) },
  )
  return attempt === null ? locks.request(lock, () => work(true)) : attempt.value
}
