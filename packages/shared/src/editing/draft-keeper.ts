import type { DraftEntry, Drafts } from '../platform/platform.ts'

/** State of the unsaved changes: none, stored on this device, or only on screen. */
export type DraftKeeping =
  | { status: 'none' }
  | { status: 'kept' }
  | { status: 'failed'; reason: 'full' | 'blocked'; isLate?: true }

export type DraftKeeperInput = {
  drafts: Drafts
  /** This editor continues one that has stored a draft already. */
  isStored: boolean
  /** The draft to store now, or its key if there is nothing to lose. */
  read(): DraftEntry | { discard: DraftEntry['key'] }
  onKeeping(keeping: DraftKeeping): void
}

export type DraftKeeper = {
  /** Notes a change, to be stored within `saveDelay`. */
  note(): void
  /** Stores now; false if the device could not. */
  flush(): Promise<boolean>
  stop(): void
}

/** Milliseconds from a change to its draft: the most that a crash can lose. */
const saveDelay = 1000

/**
 * Stores a draft shortly after a change, and at once when the page is hidden or left. Failed attempts are retried when
 * the connection is back, because the storage code may have failed to load.
 */
export function createDraftKeeper({ drafts, read, onKeeping, ...before }: DraftKeeperInput): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined
  let { isStored } = before
  let hasFailed = false
  // Serialised, so that a draft is not written after it was discarded.
  let last: Promise<unknown> = Promise.resolve()

  function flush(): Promise<boolean> {
    clearTimeout(timer)
    timer = undefined
    const entry = read()
    const written = last.then(() => ('discard' in entry ? discard(entry.discard) : store(entry)))
    last = written
    return written
  }

  async function discard(key: DraftEntry['key']): Promise<boolean> {
    if (isStored) await drafts.discard(key)
    isStored = false
    onKeeping({ status: 'none' })
    return true
  }

  async function store(entry: DraftEntry): Promise<boolean> {
    const result = await drafts.store(entry)
    if (result.stored) isStored = true
    hasFailed = !result.stored
    if (result.stored) onKeeping({ status: 'kept' })
    else {
      const { reason, isLate } = result
      onKeeping({ status: 'failed', reason, ...(isLate && { isLate }) })
    }
    return result.stored
  }

  const flushIfDue = () => {
    if (timer !== undefined) void flush()
  }
  const retry = () => {
    if (hasFailed) void flush()
  }
  window.addEventListener('online', retry)
  window.addEventListener('pagehide', flushIfDue)
  document.addEventListener('visibilitychange', flushIfDue)
  return {
    note() {
      timer ??= setTimeout(() => void flush(), saveDelay)
    },
    flush,
    stop() {
      flushIfDue()
      window.removeEventListener('online', retry)
      window.removeEventListener('pagehide', flushIfDue)
      document.removeEventListener('visibilitychange', flushIfDue)
    },
  }
}
