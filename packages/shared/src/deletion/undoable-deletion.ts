import { isHttpError, isStale, isValidationError, toUserMessage } from '../errors/errors.ts'
import type { WriteGuard } from '../http/api-client.ts'
import type { RecordId } from '../http/record-list.ts'
import type { Platform } from '../platform/platform.ts'
import type { InvalidatedKeys } from '../query/mutation-meta.ts'
import { deletionKey, findDeletion } from './pending-deletions.ts'

export type Deletion = {
  /** The resource's plural: `packages`. Lists of it leave the record out from now on. */
  entity: string
  id: RecordId
  /** The record's name, for messages. */
  name: string
  /** The version that the record has when it is asked to be deleted: one that somebody changes before the call is kept. */
  readVersion(): Promise<string | null>
  /** Makes the call, with `keepalive`: it may be made while the page goes away. */
  remove(guard: WriteGuard): Promise<unknown>
  invalidates: InvalidatedKeys
}

/**
 * Takes a record out of its lists and offers Undo. The server is told when the toast is gone, the list is left or the
 * page goes away, and only its answer is reported as done; drafts of the record go with it. A refusal puts the record back
 * and says why. For as long as there is no toast area to offer Undo, the person is asked before instead.
 */
export function deleteUndoably(
  platform: Pick<Platform, 'queryClient' | 'notify' | 'drafts'>,
  deletion: Deletion,
): void {
  const { queryClient, notify } = platform
  const { entity, id, name, invalidates } = deletion
  const cache = queryClient.getMutationCache()
  if (findDeletion(queryClient, entity, id) !== null) return
  const isUndoable = notify.isReady()
  if (!isUndoable && !window.confirm(toQuestion(name))) return
  const sent = Promise.withResolvers<void>()
  let version: string | null = null
  deletion.readVersion().then(
    (found) => {
      version = found
    },
    () => undefined,
  )
  /** Aborted once it is decided: sent or undone. */
  const waiting = new AbortController()
  const send = () => {
    if (waiting.signal.aborted) return
    waiting.abort()
    // Right here and not a moment later: the page may be going away, or the session be over.
    sent.resolve(removeUnlessGone(deletion, version))
    if (toast !== null) notify.dismiss(toast)
  }
  const mutation = cache.build<unknown, Error, void, unknown>(queryClient, {
    mutationKey: [...deletionKey, entity],
    mutationFn: async () => {
      await sent.promise
      notify.success(`Deleted “${name}”`)
      void discardDrafts(platform.drafts, deletion)
    },
    onError: (error) => {
      if (error === undone) return
      // The server took it, and the list shows what came of it.
      const said = isValidationError(error)
        ? `“${name}” may not have been deleted`
        : `“${name}” was not deleted`
      const why = isStale(error)
        ? 'Somebody changed it in the meantime. Check it before you delete it.'
        : toUserMessage(error)
      notify.error(said, { description: why })
      // After no answer nobody knows: what the server has now is read again.
      for (const queryKey of invalidates) void queryClient.invalidateQueries({ queryKey })
    },
    networkMode: 'always',
    retry: false,
    meta: { invalidates, showsOwnErrors: true, deletion: { entity, id, send } },
  })
  const undo = () => {
    if (waiting.signal.aborted) return
    waiting.abort()
    sent.reject(undone)
  }
  const toast = isUndoable
    ? notify.message(`Deleting “${name}”`, { action: { label: 'Undo', onClick: undo }, onClose: send })
    : null
  window.addEventListener('pagehide', send, { signal: waiting.signal })
  mutation.execute().catch(() => undefined)
  if (!isUndoable) send()
}

const toQuestion = (name: string) =>
  `Delete “${name}” for good? Part of the console is still loading, so you cannot undo this.`

/** Ends a deletion's mutation without a call. */
const undone = new Error('The deletion was undone')

async function discardDrafts(drafts: Platform['drafts'], { entity, id }: Deletion): Promise<void> {
  for (const { key } of await drafts.list()) {
    if (key.entity === entity && key.id === String(id)) await drafts.discard(key)
  }
}

/** Another tab or another person may have been first; the record is gone all the same. */
async function removeUnlessGone({ remove, readVersion }: Deletion, ifMatch: string | null): Promise<void> {
  try {
    await remove({ ifMatch })
  } catch (error) {
    if (isHttpError(error) && error.status === 404) return
    // The same again is not the server's own any more: see `updateVersioned`.
    if (!isStale(error) || ifMatch === null || (await readVersion()) !== ifMatch) throw error
    await remove({})
  }
}
