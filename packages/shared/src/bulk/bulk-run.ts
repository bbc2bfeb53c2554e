import { createStore, type StoreApi } from 'zustand'
import { isInconclusive, isNetworkError, toUserMessage } from '../errors/errors.ts'
import type { Told } from '../query/read-outcomes.ts'
import { formatCount, formatNumber } from '../ui/number.ts'
import type { BeginBulk } from './bulk-action.ts'

/**
 * Outcome of one item. `unanswered`: the call was sent without an answer, so its effect is unknown. `waiting`: no call
 * was sent.
 */
export type BulkOutcome = 'waiting' | 'running' | 'done' | 'failed' | 'unanswered'

export type BulkRow<Item> = {
  item: Item
  outcome: BulkOutcome
  /** Reason of the failure; otherwise empty. */
  reason: string
}

export type BulkState<Item> = {
  /** `stopped`: incomplete, and nothing more is started until `start`. */
  phase: 'ready' | 'running' | 'stopped' | 'finished'
  rows: readonly BulkRow<Item>[]
  /** Why a run ended early; empty if somebody stopped it. */
  reason: string
}

/** One call for each of many items. A failed call affects its own item only. */
export type BulkRun<Item> = Pick<StoreApi<BulkState<Item>>, 'getState' | 'getInitialState' | 'subscribe'> & {
  /** Makes the calls for everything not done yet. No-op while running. */
  start(): Promise<void>
  /** Starts no more calls; resolves when those in flight have been answered. */
  stop(): Promise<void>
}

export type BulkRunOptions<Item> = {
  items: readonly Item[]
  /** See `BulkAction.begin`. */
  begin: BeginBulk<Item>
  /** See `BulkAction.check`. */
  check?(items: readonly Item[]): Promise<ReadonlyMap<Item, Told>>
  /** Concurrent calls; 4 by default, two below a browser's limit per server. */
  concurrency?: number
}

/** Milliseconds between updates: rendering thousands of rows after each answer would block the page. */
const progressPause = 100

/** After this many consecutive calls without an answer the server counts as down, and the run stops. */
const unansweredLimit = 5

export function createBulkRun<Item>({
  items,
  begin,
  check,
  concurrency = 4,
}: BulkRunOptions<Item>): BulkRun<Item> {
  let rows: readonly BulkRow<Item>[] = items.map((item) => ({ item, outcome: 'waiting', reason: '' }))
  const { getState, getInitialState, setState, subscribe } = createStore<BulkState<Item>>(() => ({
    phase: 'ready',
    rows,
    reason: '',
  }))
  let isStopping = false
  let unanswered = 0
  /** Items whose calls had inconclusive answers. */
  const doubtful = new Set<number>()
  let ended: Promise<void> = Promise.resolve()

  let soon: ReturnType<typeof setTimeout> | undefined

  function move(next: Partial<Omit<BulkState<Item>, 'rows'>>) {
    clearTimeout(soon)
    soon = undefined
    setState({ ...next, rows })
  }

  function settle(index: number, outcome: BulkOutcome, reason = '') {
    const row = rows[index]
    if (row === undefined) return
    rows = rows.with(index, { ...row, outcome, reason })
    soon ??= setTimeout(() => move({}), progressPause)
  }

  async function callFor(index: number, call: (item: Item) => Promise<unknown>) {
    const row = rows[index]
    if (row === undefined) return
    settle(index, 'running')
    try {
      await call(row.item)
      unanswered = 0
      doubtful.add(index)
      settle(index, 'done')
    } catch (error) {
      if (isInconclusive(error)) doubtful.add(index)
      unanswered = isNetworkError(error) ? unanswered + 1 : 0
      settle(index, isNetworkError(error) ? 'unanswered' : 'failed', toUserMessage(error))
    }
  }

  async function checkDoubtful() {
    const items = [...doubtful].flatMap((index) => rows[index]?.item ?? [])
    if (check === undefined || items.length === 0) return
    const outcomes = await check(items)
    for (const index of doubtful) {
      const row = rows[index]
      const told = row && outcomes.get(row.item)
      if (told?.isDone === true) settle(index, 'done')
      else if (told?.isDone === false && row?.outcome === 'done') settle(index, 'failed', told.reason)
    }
  }

  async function makeCalls() {
    isStopping = false
    unanswered = 0
    doubtful.clear()
    const left = rows.flatMap(({ outcome }, index) => (outcome === 'done' ? [] : [index]))
    const isLeft = new Set(left)
    rows = rows.map((row, at) => (isLeft.has(at) ? { ...row, outcome: 'waiting', reason: '' } : row))
    move({ phase: 'running', reason: '' })
    try {
      const call = await begin(left.flatMap((index) => rows[index]?.item ?? []))
      const queue = left.values()
      const work = async () => {
        for (const index of queue) {
          if (isStopping || unanswered >= unansweredLimit) return
          await callFor(index, call)
        }
      }
      await Promise.all(Array.from({ length: concurrency }, work))
      await checkDoubtful()
      const isDone = rows.every(({ outcome }) => outcome === 'done' || outcome === 'failed')
      const reason = unanswered >= unansweredLimit ? 'The server stopped responding.' : ''
      move({ phase: isDone ? 'finished' : 'stopped', reason })
    } catch (error) {
      move({ phase: 'stopped', reason: toUserMessage(error) })
    }
  }

  return {
    getState,
    getInitialState,
    subscribe,
    async start() {
      if (getState().phase === 'running') return
      ended = makeCalls()
      await ended
    },
    stop() {
      isStopping = true
      return ended
    },
  }
}

export type BulkCounts = Record<BulkOutcome, number>

export function countOutcomes(rows: readonly BulkRow<unknown>[]): BulkCounts {
  const counts: BulkCounts = { waiting: 0, running: 0, done: 0, failed: 0, unanswered: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}

/** "3 packages published" */
export const describeDone = (done: string, count: number, words: { one: string; many: string }): string =>
  `${formatCount(count, words)} ${done.toLowerCase()}`

/** Label of the retry button: "Try the other 3 again", or "Continue with the other 3" for items not tried yet. */
export function describeAgain({ failed, unanswered, waiting }: BulkCounts): string {
  const left = failed + unanswered + waiting
  const other = left === 1 ? 'the other one' : `the other ${formatNumber(left)}`
  return left === waiting ? `Continue with ${other}` : `Try ${other} again`
}

/** Counts of unfinished items: "Refused: 2." */
export const describeRest = (counts: BulkCounts): string[] =>
  [
    ['Refused', counts.failed] as const,
    ['No answer', counts.unanswered] as const,
    ['Not started', counts.waiting] as const,
  ].flatMap(([what, count]) => (count > 0 ? [`${what}: ${formatNumber(count)}.`] : []))
