import { createStore, type StoreApi } from 'zustand'
import { isDoubtful, isNetworkError, toUserMessage } from '../errors/errors.ts'
import type { Told } from '../query/read-outcomes.ts'
import { formatCount, formatNumber } from '../ui/number.ts'
import type { BeginBulk } from './bulk-action.ts'

/**
 * What became of one item. `unanswered`: the call was made and no answer came, so nobody knows whether it was done.
 * `waiting`: no call was made.
 */
export type BulkOutcome = 'waiting' | 'running' | 'done' | 'failed' | 'unanswered'

export type BulkRow<Item> = {
  item: Item
  outcome: BulkOutcome
  /** Why it failed; empty otherwise. */
  reason: string
}

export type BulkState<Item> = {
  /** `stopped`: not everything is done, and nothing more is started until `start`. */
  phase: 'ready' | 'running' | 'stopped' | 'finished'
  rows: readonly BulkRow<Item>[]
  /** Why a run ended before its time; empty when somebody stopped it. */
  reason: string
}

/** One call for each of many items. A failing call costs its own item alone. */
export type BulkRun<Item> = Pick<StoreApi<BulkState<Item>>, 'getState' | 'getInitialState' | 'subscribe'> & {
  /** Makes the calls for everything that is not done. Does nothing while it is running. */
  start(): Promise<void>
  /** Starts no more calls; resolves when those under way are answered. */
  stop(): Promise<void>
}

export type BulkRunOptions<Item> = {
  items: readonly Item[]
  /** See `BulkAction.begin`. */
  begin: BeginBulk<Item>
  /** See `BulkAction.check`. */
  check?(items: readonly Item[]): Promise<ReadonlyMap<Item, Told>>
  /** Calls under way at a time; 4 when absent, two fewer than a browser allows to one server. */
  concurrency?: number
}

/** Milliseconds: a screen that drew thousands of rows anew after each answer would do nothing else. */
const progressPause = 100

/** After this many calls in a row without an answer the server is taken to be gone, and the run stops by itself. */
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
  /** What was called for, and may be other than it was answered. */
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
      if (isDoubtful(error)) doubtful.add(index)
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

/** What the button for all that is not done says: "Try the other 3 again", or "Continue with the other 3" of those not tried yet. */
export function describeAgain({ failed, unanswered, waiting }: BulkCounts): string {
  const left = failed + unanswered + waiting
  const other = left === 1 ? 'the other one' : `the other ${formatNumber(left)}`
  return left === waiting ? `Continue with ${other}` : `Try ${other} again`
}

/** Of what is not done: "Refused: 2." */
export const describeRest = (counts: BulkCounts): string[] =>
  [
    ['Refused', counts.failed] as const,
    ['No answer', counts.unanswered] as const,
    ['Not started', counts.waiting] as const,
  ].flatMap(([what, count]) => (count > 0 ? [`${what}: ${formatNumber(count)}.`] : []))
