import type { BulkRun } from '@console/shared/bulk/bulk-run'
import { createBulkRun } from '@console/shared/bulk/bulk-run'
import { usePlatform } from '@console/shared/platform-context'
import type { Coupon, CouponPayload } from '@console/shared/schemas/coupon'
import { drawerWidths } from '@console/shared/theme'
import { formatNumber } from '@console/shared/ui/number'
import { formatRelativeTime } from '@console/shared/ui/time'
import type { UrlState } from '@console/shared/ui/url-state'
import { Alert, Button, Drawer } from 'antd'
import { useCallback, useEffect, useState } from 'react'
import type { CouponUrl } from '../../navigation/coupon-url.ts'
import { beginCreation, checkCreated } from '../../records/creation/create-records.ts'
import { CreationRun } from '../../records/creation/creation-run.tsx'
import { type NewCoupon, toCreatedCoupons } from '../creation/created-coupons.ts'
import { CreationResult } from '../creation/creation-result.tsx'
import { toKnownNames } from '../fields/known-names.ts'
import { generateCode } from '../rules/generate-code.ts'
import styles from './code-batch.module.css'
import { type BatchDraft, type CodeBatch, planBatch, toNewCoupons } from './code-batch.ts'
import { CodeBatchForm } from './code-batch-form.tsx'
import { forgetBatch, keepBatch, readKeptBatch } from './kept-batch.ts'

type CodeBatchDrawerProps = { records: readonly Coupon[]; url: UrlState<CouponUrl> }

/** Makes many coupons that differ in nothing but their codes. */
export function CodeBatchDrawer({ records, url }: CodeBatchDrawerProps) {
  const close = () => url.close({ generate: false })
  const [isRunning, setIsRunning] = useState(false)
  return (
    <Drawer
      open={url.state.generate}
      onClose={close}
      title="Generate codes"
      size={drawerWidths.middle}
      destroyOnHidden
      autoFocus={false}
      mask={{ closable: !isRunning }}
      keyboard={!isRunning}
      closable={!isRunning}
    >
      <CodeBatchPanel records={records} onClose={close} onRunning={setIsRunning} />
    </Drawer>
  )
}

type CodeBatchPanelProps = {
  records: readonly Coupon[]
  onClose(): void
  onRunning(isRunning: boolean): void
}

function CodeBatchPanel({ records, onClose, onRunning }: CodeBatchPanelProps) {
  const platform = usePlatform()
  const [run, setRun] = useState<BulkRun<NewCoupon> | null>(null)
  const [kept, setKept] = useState<Awaited<ReturnType<typeof readKeptBatch>>>(null)
  const kind = toCreatedCoupons(platform.api)
  const forget = useCallback(() => void forgetBatch(platform), [platform])

  useEffect(() => {
    let isHere = true
    void readKeptBatch(platform).then((found) => isHere && setKept(found))
    return () => {
      isHere = false
    }
  }, [platform])

  async function handlePlanned(draft: BatchDraft) {
    const batch = planBatch(draft, new Set(records.map(({ code }) => code)))
    await keepBatch(platform, batch)
    start(batch)
  }

  function start(batch: CodeBatch) {
    const items = toNewCoupons(batch)
    const remake = (payload: CouponPayload, taken: ReadonlySet<string>) => {
      const codes = items.map(({ payload }) => payload.code)
      return { ...payload, code: generateCode({ ...batch, taken: new Set([...taken, ...codes]) }) }
    }
    const begin = beginCreation({ kind, idempotencyScope: batch.id, remake })
    const created = createBulkRun({ items, begin, check: (made) => checkCreated(kind, made) })
    created.subscribe(({ phase }) => onRunning(phase === 'running'))
    setRun(created)
  }

  if (run !== null) {
    return (
      <CreationRun
        kind={kind}
        run={run}
        renderResult={(made, asked) => <CreationResult made={made} asked={asked} fileName="coupon-codes" />}
        onFinished={forget}
        onClose={onClose}
      />
    )
  }
  return (
    <>
      {kept !== null && (
        <Alert
          className={styles.kept ?? ''}
          type="warning"
          title={`A batch of ${formatNumber(kept.batch.codes.length)} codes was not finished`}
          description={`Started ${formatRelativeTime(kept.at)}. Continue it: codes that already exist are recognised, and none is created twice.`}
          action={
            <>
              <Button size="small" type="primary" onClick={() => start(kept.batch)}>
                Continue
              </Button>
              <Button
                size="small"
                onClick={() => {
                  forget()
                  setKept(null)
                }}
              >
                Discard
              </Button>
            </>
          }
        />
      )}
      <CodeBatchForm
        known={toKnownNames(records)}
        onPlanned={(draft) => void handlePlanned(draft)}
        onClose={onClose}
      />
    </>
  )
}
