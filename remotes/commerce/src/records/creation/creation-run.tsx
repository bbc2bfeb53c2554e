import { startAnnounced } from '@console/shared/bulk/announce-run'
import { BulkProgress, useOwnBulkRun } from '@console/shared/bulk/bulk-progress'
import { type BulkRun, countOutcomes, describeAgain } from '@console/shared/bulk/bulk-run'
import { usePlatform } from '@console/shared/platform-context'
import { invalidateInOtherTabs } from '@console/shared/query/cross-tab-invalidation'
import { formatCount, formatNumber } from '@console/shared/ui/number'
import { Button } from 'antd'
import { type ReactNode, useEffect } from 'react'
import type { CreatedKind, NewRecord } from './create-records.ts'
import styles from './creation.module.css'

type CreationRunProps<Payload extends object> = {
  kind: Pick<CreatedKind<never, Payload>, 'words' | 'nameOf' | 'invalidates'>
  run: BulkRun<NewRecord<Payload>>
  /** Shows what was created out of the requested number. */
  renderResult(made: readonly Payload[], asked: number): ReactNode
  /** A note about the source of the records. */
  note?: ReactNode
  /** Everything was made, or what is left cannot be: nothing needs to be kept for another try. */
  onFinished?(): void
  onClose(): void
}

/** Creates records one by one, reports the result of each, and resumes with the rest on request. */
export function CreationRun<Payload extends object>({
  kind: { words, nameOf, invalidates },
  run,
  renderResult,
  note,
  onFinished,
  onClose,
}: CreationRunProps<Payload>) {
  const { queryClient, notify } = usePlatform()
  const { phase, rows } = useOwnBulkRun(run)
  const counts = countOutcomes(rows)
  const left = rows.length - counts.done
  const isRunning = phase === 'running'

  async function start() {
    await startAnnounced(notify, run, {
      doing: 'Creating',
      done: 'Created',
      words,
    })
    invalidateInOtherTabs(invalidates)
    await Promise.all(invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the run that was given
  useEffect(() => void start(), [run])
  useEffect(() => {
    if (left === 0) onFinished?.()
  }, [left, onFinished])

  return (
    <>
      {isRunning ? (
        <h2 className={styles.heading}>
          Creating {formatNumber(counts.done)} of {formatCount(rows.length, words)}
        </h2>
      ) : (
        renderResult(
          rows.flatMap(({ item, outcome }) => (outcome === 'done' ? [item.payload] : [])),
          rows.length,
        )
      )}
      {note}
      <BulkProgress run={run} done="Created" words={words} nameOf={({ payload }) => nameOf(payload)} />
      <div className={styles.buttons}>
        {isRunning ? (
          <Button onClick={() => void run.stop()}>Stop</Button>
        ) : (
          <Button onClick={onClose}>Back to the list</Button>
        )}
        {!isRunning && left > 0 && (
          <Button type="primary" onClick={() => void start()}>
            {describeAgain(counts)}
          </Button>
        )}
      </div>
    </>
  )
}
