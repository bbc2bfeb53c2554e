import { startAnnounced } from '@console/shared/bulk/announce-run'
import { BulkProgress, useOwnBulkRun } from '@console/shared/bulk/bulk-progress'
import { type BulkRun, countOutcomes } from '@console/shared/bulk/bulk-run'
import { usePlatform } from '@console/shared/platform-context'
import { invalidateInOtherTabs } from '@console/shared/query/cross-tab-invalidation'
import { formatNumber } from '@console/shared/ui/number'
import { Button } from 'antd'
import { useEffect } from 'react'
import { allCoupons } from '../api/coupon.queries.ts'
import { saveSheet } from './coupon-sheet.ts'
import type { NewCoupon } from './create-coupons.ts'
import styles from './creation.module.css'

type CreationRunProps = {
  run: BulkRun<NewCoupon>
  /** Of the file with what was made, without its ending. */
  fileName: string
  /** Everything was made, or what is left cannot be: nothing needs to be kept for another try. */
  onFinished?(): void
  onClose(): void
}

/** Creates coupons one by one, says of each what became of it, and goes on with what is left when asked to. */
export function CreationRun({ run, fileName, onFinished, onClose }: CreationRunProps) {
  const { queryClient, notify } = usePlatform()
  const { phase, rows } = useOwnBulkRun(run)
  const counts = countOutcomes(rows)
  const left = rows.length - counts.done
  const isRunning = phase === 'running'

  async function start() {
    await startAnnounced(notify, run, {
      doing: 'Creating',
      done: 'Created',
      words: { one: 'coupon', many: 'coupons' },
    })
    invalidateInOtherTabs([allCoupons])
    await queryClient.invalidateQueries({ queryKey: allCoupons })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the run that was given
  useEffect(() => void start(), [run])
  useEffect(() => {
    if (left === 0) onFinished?.()
  }, [left, onFinished])

  function handleSave() {
    const made = rows.flatMap(({ item, outcome }) => (outcome === 'done' ? [item.payload] : []))
    saveSheet(`${fileName}.csv`, made).catch(() =>
      notify.error('The file could not be saved', {
        description: 'The exporter could not be loaded. Check the connection and try again.',
      }),
    )
  }

  return (
    <>
      <h2 className={styles.heading}>
        {isRunning ? 'Creating' : 'Created'} {formatNumber(counts.done)} of {formatNumber(rows.length)}{' '}
        coupons
      </h2>
      <BulkProgress run={run} done="Created" nameOf={({ payload }) => payload.code} />
      <div className={styles.buttons}>
        {counts.done > 0 && !isRunning && (
          <Button onClick={handleSave}>Save the created coupons as CSV</Button>
        )}
        {isRunning ? (
          <Button onClick={() => void run.stop()}>Stop</Button>
        ) : (
          <Button onClick={onClose}>Back to the list</Button>
        )}
        {!isRunning && left > 0 && (
          <Button type="primary" onClick={() => void start()}>
            Try the other {formatNumber(left)} again
          </Button>
        )}
      </div>
    </>
  )
}
