import { type ReactNode, useEffect } from 'react'
import { useStore } from 'zustand'
import { formatNumber } from '../ui/number.ts'
import styles from './bulk-progress.module.css'
import { BulkReport } from './bulk-report.tsx'
import { type BulkRun, countOutcomes, describeDone, describeRest } from './bulk-run.ts'
import { RunGuard } from './run-guard.tsx'

type BulkProgressProps<Item> = {
  run: BulkRun<Item>
  /** Past participle: "Published". */
  done: string
  words: { one: string; many: string }
  nameOf(item: Item): string
  /** Link to the screen that fixes a refused item. */
  toRemedy?: ((item: Item) => ReactNode) | undefined
  /** State of the items after success, shown at the end. */
  result?: string | undefined
}

/** Progress of a run, in figures and per item. */
export function BulkProgress<Item>({ run, done, words, nameOf, toRemedy, result }: BulkProgressProps<Item>) {
  const { phase, rows, reason } = useStore(run)
  const counts = countOutcomes(rows)
  const isWhole = counts.done === rows.length
  return (
    <>
      <progress
        className={styles.progress}
        aria-label="Progress"
        value={rows.length - counts.waiting - counts.running}
        max={rows.length}
      />
      <p role="status" className={isWhole ? 'visually-hidden' : undefined}>
        {isWhole
          ? `${describeDone(done, rows.length, words)}.`
          : [`${done}: ${formatNumber(counts.done)}.`, ...describeRest(counts), reason]
              .filter(Boolean)
              .join(' ')}
      </p>
      {result !== undefined && <p>{result}</p>}
      <BulkReport rows={rows} done={done} noun={words.one} nameOf={nameOf} toRemedy={toRemedy} />
      <RunGuard run={run} isRunning={phase === 'running'} waiting={counts.waiting} total={rows.length} />
    </>
  )
}

/**
 * A run's state for the component that owns it: unmounting stops the run, and the browser asks before the page closes
 * while it is running.
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
