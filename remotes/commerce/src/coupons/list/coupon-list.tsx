import { useDeletion } from '@console/shared/deletion/use-deletion'
import { RecordList, useList } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import type { Coupon } from '@console/shared/schemas/coupon'
import { Button } from '@console/shared/ui/button'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useLastShown } from '@console/shared/ui/last-shown'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { usePreload } from '@console/shared/ui/preload'
import { useSuspenseQuery } from '@tanstack/react-query'
import { isRecordAsked } from '../../navigation/record-url.ts'
import { buildRecordActions } from '../../records/actions/build-record-actions.tsx'
import { couponDeletion, couponQueries, couponRestorer } from '../api/coupon.queries.ts'
import { describeDeletion } from '../rules/coupon-deletion-effect.ts'
import { buildCellEdits } from './coupon-edits.ts'
import { toStatusResource } from './coupon-status.ts'
import { couponView } from './coupon-view.ts'

const CouponDrawer = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "form" */ '../form/coupon-drawer.tsx')).CouponDrawer,
  'The form',
)
const CodeBatchDrawer = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "record-creation" */ '../codes/code-batch-drawer.tsx'))
      .CodeBatchDrawer,
  'The code generator',
)
const CouponImportDrawer = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "record-creation" */ '../import/coupon-import-drawer.tsx'))
      .CouponImportDrawer,
  'The import',
)
const importBulkActions = async () =>
  (await import(/* webpackChunkName: "changes" */ './coupon-bulk-actions.ts')).buildBulkActions

export function CouponList() {
  const platform = usePlatform()
  const { data } = useSuspenseQuery(couponQueries(platform.api).list())
  const list = useList(couponView, data.records, data.unreadable)
  const { url, records, visible } = list
  const isAsked = isRecordAsked(url.state)
  const wasAsked = useLastShown(isAsked || null)
  const wasBatchAsked = useLastShown(url.state.generate || null)
  const wasImportAsked = useLastShown(url.state.import || null)
  usePreload(CouponDrawer.preload)
  const deletion = useDeletion({
    words: couponView.words,
    toDeletion: (record: Coupon) => couponDeletion(platform.api, record),
    describeEffect: describeDeletion,
  })
  return (
    <>
      <RecordList
        list={list}
        isCovered={isAsked || url.state.generate || url.state.import}
        toLink={({ id }) => url.linkTo({ edit: id })}
        rowActions={buildRecordActions({
          platform,
          url,
          statuses: toStatusResource(platform),
          onDelete: (record) => deletion.remove([record]),
        })}
        cellEdits={buildCellEdits(platform)}
        onDelete={deletion.remove}
        restorer={couponRestorer(platform.api)}
        loadBulkActions={importBulkActions}
        empty={
          <EmptyState
            title="No coupons yet"
            action={<Button onClick={() => url.open({ new: true })}>Create the first coupon</Button>}
          >
            A coupon is a code that learners enter when they buy a package: a percentage or a fixed amount
            off, between two dates, a limited number of times.
          </EmptyState>
        }
      />
      {deletion.question}
      {wasAsked !== null && <CouponDrawer attempt={isAsked} records={records} visible={visible} url={url} />}
      {wasBatchAsked !== null && <CodeBatchDrawer attempt={url.state.generate} records={records} url={url} />}
      {wasImportAsked !== null && <CouponImportDrawer attempt={url.state.import} url={url} />}
    </>
  )
}
