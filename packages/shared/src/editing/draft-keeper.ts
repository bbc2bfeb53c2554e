import type { DraftEntry, Drafts } from '../platform/platform.ts'

/** What became of the unsaved changes: none, on this device, or nowhere but on the screen. */
export type DraftKeeping =
  | { status: 'none' }
  | { status: 'kept' }
  | { status: 'failed'; reason: 'full' | 'blocked'; isLate?: true }

export type DraftKeeperInput = {
  drafts: Drafts
  /** A draft is there already, of the editor for which this one goes on. */
  isStored: boolean
  /** The draft as it would be stored now, or its key when there is nothing to lose. */
  read(): DraftEntry | { discard: DraftEntry['key'] }
  onKeeping(keeping: DraftKeeping): void
}

export type DraftKeeper = {
  /** Something changed: it is stored within `keepAfter`. */
  note(): void
  /** Stores now; false when the device could not. */
  flush(): Promise<boolean>
  stop(): void
}

/** Milliseconds from a change to its draft: what a crash can cost. */
const keepAfter = 1000

/**
 * Writes a draft a moment after a change, and at once when the page is hidden or left. What could not be stored is tried again once
 * the line is back: the code that stores it may not have come.
 */
export function createDraftKeeper({ drafts, read, onKeeping, ...before }: DraftKeeperInput): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined
  let { isStored } = before
  let hasFailed = false
  // One write after another, so that none is overtaken by the discarding that follows it.
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
      timer ??= setTimeout(() => void flush(), keepAfter)
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
