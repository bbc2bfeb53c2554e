import type { QueryClient } from '@tanstack/react-query'
import { isHttpError, isInconclusive, isStale, toUserMessage } from '../errors/errors.ts'
import type { WriteGuard } from '../http/api-client.ts'
import type { RecordId } from '../http/record-list.schema.ts'
import type { Platform } from '../platform/platform.ts'
import type { DeletionFacts, InvalidatedKeys } from '../query/mutation-meta.ts'
import type { FetchList } from '../query/read-outcomes.ts'
import { formatCount, formatNumber } from '../ui/number.ts'
import { forgetDeletion, keepDeletion, listDrafts } from './kept-deletions.ts'
import { deletionKey, findDeletion } from './pending-deletions.ts'
import { startUndoWindow, undoWindow } from './undo-window.ts'

export type Deletion = {
  /** The resource's plural: `packages`. Its lists hide the record from now on. */
  entity: string
  id: RecordId
  /** The record's name, for messages. */
  name: string
  /** The record's version when deletion was requested: a record that somebody changes before the call is kept. */
  readVersion(): Promise<string | null>
  /** Makes the call, with `keepalive`, because the page may be closing. */
  remove(guard: WriteGuard): Promise<unknown>
  invalidates: InvalidatedKeys
  /** Read after the call, because a server may report success and keep the record. Since 1.10.0. */
  fetchList?: FetchList<{ id: RecordId }>
  /** Keeps the record on this device for 30 days, to be created again. Since 1.12.0. */
  kept?: {
    /** The body of its POST; null if it cannot be created again. Called when deletion was requested. */
    readBody(): Promise<object | null>
    /** Address of its list, which offers it (`RecordList.restorer`). */
    list: string
  }
}

type DeletionPlatform = Pick<Platform, 'queryClient' | 'notify' | 'drafts' | 'session'>

/** Nouns for messages about several records. */
type Nouns = { one: string; many: string }

/**
 * Hides records from their lists and offers Undo for all of them together; closing the toast also undoes. The call is
 * made once the undo window ends or the list is left, after the records were kept (`Deletion.kept`), or the page closes;
 * success is reported only after its response, and drafts of the records are removed then. A refusal brings the record
 * back with the reason. While there is no toast area to offer Undo, asks for confirmation instead.
 */
export function deleteUndoably(platform: DeletionPlatform, asked: Deletion, words?: Nouns): void
export function deleteUndoably(platform: DeletionPlatform, asked: readonly Deletion[], words: Nouns): void
export function deleteUndoably(
  platform: DeletionPlatform,
  asked: Deletion | readonly Deletion[],
  words: Nouns = { one: 'record', many: 'records' },
): void {
  const { queryClient, notify } = platform
  const deletions = [asked].flat().filter(({ entity, id }) => findDeletion(queryClient, entity, id) === null)
  const [first] = deletions
  if (first === undefined) return
  const isUndoable = notify.isReady()
  const what = deletions.length === 1 ? `“${first.name}”` : formatCount(deletions.length, words)
  // biome-ignore lint/suspicious/noAlert: the code of dialogs may not have loaded either
  if (!isUndoable && !window.confirm(toQuestion(what))) return
  /** Aborted once decided: sent or undone. */
  const waiting = new AbortController()
  const send = () => {
    if (waiting.signal.aborted) return
    waiting.abort()
    // Synchronously from here on, because the page may be closing or the session ending.
    const kept = Promise.withResolvers<ReadonlySet<RecordId> | null>()
    const calls = parts.map((part) => part.send(kept.promise))
    void Promise.allSettled(calls).then(() => kept.resolve(listKept(queryClient, first)))
    if (toast !== null) notify.dismiss(toast)
  }
  const sendKept = () => void Promise.all(parts.map(({ keeping }) => keeping)).then(send)
  const parts = deletions.map((deletion) =>
    beginDeletion(platform, deletion, (when) => (when === 'kept' ? sendKept() : send())),
  )
  void Promise.allSettled(parts.map(({ answer }) => answer)).then((outcomes) =>
    reportOutcomes(notify, deletions, outcomes, what),
  )
  const undo = () => {
    if (waiting.signal.aborted) return
    waiting.abort()
    for (const part of parts) part.undo()
  }
  const toast = isUndoable
    ? notify.message(`${what} will be deleted`, {
        description: `Undo within ${undoWindow / 1000} seconds.`,
        // Closed by the undo window, which pauses while somebody looks.
        duration: Number.POSITIVE_INFINITY,
        action: { label: 'Undo', onClick: undo },
        onClose: undo,
      })
    : null
  if (isUndoable) startUndoWindow(waiting.signal, sendKept)
  window.addEventListener('pagehide', send, { signal: waiting.signal })
  if (!isUndoable) sendKept()
}

/** Null if the list cannot be read. */
async function listKept(client: QueryClient, { fetchList }: Deletion): Promise<ReadonlySet<RecordId> | null> {
  const list = (await fetchList?.(client).catch(() => null)) ?? null
  if (list === null) return null
  return new Set([...list.records, ...list.unreadable].flatMap(({ id }) => id ?? []))
}

/** One record's deletion, in the mutation cache until the server has answered. `sendAll` is for leaving the list. */
function beginDeletion(platform: DeletionPlatform, deletion: Deletion, sendAll: DeletionFacts['send']) {
  const { queryClient } = platform
  const { entity, id, invalidates } = deletion
  const keeping = keep(platform, deletion)
  const sent = Promise.withResolvers<void>()
  const gone = sent.promise.then(() => takeDrafts(platform, deletion, keeping))
  gone.catch(() => undefined)
  let version: string | null = null
  deletion.readVersion().then(
    (found) => {
      version = found
    },
    () => undefined,
  )
  const mutation = queryClient.getMutationCache().build<unknown, Error, void, unknown>(queryClient, {
    mutationKey: [...deletionKey, entity],
    mutationFn: () => sent.promise,
    onError: (error) => {
      void keeping.then(() => forgetDeletion(platform.drafts, deletion))
      if (error === undone) return
      // Without an answer the outcome is unknown, so the server's current state is refetched.
      for (const queryKey of invalidates) void queryClient.invalidateQueries({ queryKey })
    },
    meta: { invalidates, showsOwnErrors: true, deletion: { entity, id, send: sendAll, gone } },
  })
  mutation.execute().catch(() => undefined)
  return {
    answer: sent.promise,
    keeping,
    /** `kept`: records that the server still has once every call was answered; null if unknown. */
    send(kept: Promise<ReadonlySet<RecordId> | null>): Promise<void> {
      const removed = removeUnlessGone(deletion, version)
      const isKept = async () => (await kept)?.has(id) ?? null
      sent.resolve(
        removed.then(
          async () => {
            if (await isKept()) throw new Error('The server reported success, but still has it.')
          },
          async (error) => {
            const wasKept = isInconclusive(error) ? await isKept() : null
            if (wasKept === null) throw error
            if (wasKept) throw new Error(toUserMessage(error), { cause: error })
          },
        ),
      )
      return removed
    },
    undo: () => sent.reject(undone),
  }
}

function reportOutcomes(
  notify: Platform['notify'],
  deletions: readonly Deletion[],
  outcomes: readonly PromiseSettledResult<void>[],
  what: string,
): void {
  const failed = deletions.flatMap(({ name }, index) => {
    const outcome = outcomes[index]
    return outcome?.status === 'rejected' ? [{ name, error: outcome.reason }] : []
  })
  if (failed.some(({ error }) => error === undone)) return
  const done = deletions.length - failed.length
  if (failed.length === 0) notify.success(`Deleted ${what}`)
  else if (deletions.length > 1) notify.warning(`Deleted ${formatNumber(done)} of ${what}`)
  for (const { name, error } of failed.slice(0, namedFailures)) {
    // The server deleted it, or may have; the refetched list shows the outcome.
    const said = isInconclusive(error) ? `“${name}” may not have been deleted` : `“${name}” was not deleted`
    const why = isStale(error)
      ? 'Somebody changed it in the meantime. Check it before you delete it.'
      : toUserMessage(error)
    notify.error(said, { description: why })
  }
}

/** As many as the toast area shows besides the count. */
const namedFailures = 2

const toQuestion = (what: string) =>
  `Delete ${what} for good? Part of the console is still loading, so you cannot undo this.`

/** Ends a deletion's mutation without a call. */
const undone = new Error('The deletion was undone')

/** Resolves with the body of the record's POST, or null if it cannot be restored. */
async function keep(platform: DeletionPlatform, deletion: Deletion): Promise<object | null> {
  const { kept } = deletion
  const body = (await kept?.readBody().catch(() => null)) ?? null
  if (kept !== undefined && body !== null)
    await keepDeletion(platform, deletion, { body, list: kept.list, drafts: [] })
  return body
}

/** Drafts of a record that is gone are restored with it, or not at all. */
async function takeDrafts(platform: DeletionPlatform, deletion: Deletion, keeping: Promise<object | null>) {
  const own = await listDrafts(platform.drafts, deletion)
  const body = await keeping
  const list = deletion.kept?.list
  if (own.length > 0 && body !== null && list !== undefined) {
    await keepDeletion(platform, deletion, { body, list, drafts: own })
  }
  for (const { key } of own) await platform.drafts.discard(key)
}

/** Another tab or person may have been first; the record is gone either way. */
async function removeUnlessGone({ remove, readVersion }: Deletion, ifMatch: string | null): Promise<void> {
  try {
    await remove({ ifMatch })
  } catch (error) {
    if (isHttpError(error) && error.status === 404) return
    // A repeated version did not come from the server itself: see `updateVersioned`.
    if (!isStale(error) || ifMatch === null || (await readVersion()) !== ifMatch) throw error
    await remove({})
  }
}
