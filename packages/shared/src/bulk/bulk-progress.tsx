import { useEffect } from 'react'
import { useStore } from 'zustand'
import { formatNumber } from '../ui/number.ts'
import type { BulkRemedy } from './bulk-action.ts'
import styles from './bulk-progress.module.css'
import { BulkReport } from './bulk-report.tsx'
import { type BulkRun, countOutcomes, describeDone, describeRest } from './bulk-run.ts'
import { RunGuard } from './run-guard.tsx'

type BulkProgressProps<Item> = {
  run: BulkRun<Item>
  /** What is done to an item, in the past: "Published". */
  done: string
  words: { one: string; many: string }
  nameOf(item: Item): string
  remedy?: BulkRemedy<Item> | undefined
  /** See `BulkAction.describeResult`. */
  describeResult?: ((items: readonly Item[]) => string) | undefined
}

/** How far a run is, in figures and item by item. */
export function BulkProgress<Item>({
  run,
  done,
  words,
  nameOf,
  remedy,
  describeResult,
}: BulkProgressProps<Item>) {
  const { phase, rows, reason } = useStore(run)
  const counts = countOutcomes(rows)
  const isWhole = counts.done === rows.length
  const finished = rows.flatMap(({ item, outcome }) => (outcome === 'done' ? [item] : []))
  const result = phase === 'running' || finished.length === 0 ? undefined : describeResult?.(finished)
  return (
    <>
      <progress
        className={styles.progress}
        aria-label="Progress"
        value={rows.length - counts.waiting - counts.running}
        max={rows.length}
      />
      <p role="status" className={isWhole && result === undefined ? 'visually-hidden' : undefined}>
        {isWhole ? (
          <>
            <span className="visually-hidden">{`${describeDone(done, rows.length, words)}. `}</span>
            {result}
          </>
        ) : (
          [`${done}: ${formatNumber(counts.done)}.`, ...describeRest(counts), reason]
            .filter(Boolean)
            .join(' ')
        )}
      </p>
      {!isWhole && result !== undefined && <p>{result}</p>}
      <BulkReport rows={rows} done={done} noun={words.one} nameOf={nameOf} remedy={remedy} />
      <RunGuard run={run} isRunning={phase === 'running'} waiting={counts.waiting} total={rows.length} />
    </>
  )
}

/**
 * The state of a run for the component that owns it: the browser asks before the page goes away while it is under way,
 * and it stops with its component.
 */
export function useOwnBulkRun<Item>(run: BulkRun<Item>) {
  const state = useStore(run)
  useWarningBeforeUnload(state.phase === 'running')
  useEffect(() => () => void run.stop(), [run])
  return state
}

function useWarningBeforeUnload(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return
    const listener = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', listener)
    return () => window.removeEventListener('beforeunload', listener)
  }, [isNeeded])
}
