import { useDeletion } from '@console/shared/deletion/use-deletion'
import { RecordList, useList } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import type { Coupon } from '@console/shared/schemas/coupon'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useEarlyRequest, useLazyPart } from '@console/shared/ui/lazy-part'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { isRecordAsked } from '../../navigation/record-url.ts'
import { useAskedPart } from '../../records/form/use-asked-part.ts'
import { couponDeletion, couponQueries } from '../api/coupon.queries.ts'
import { describeDeletion } from '../rules/deletion-effect.ts'
import { buildRowActions } from './coupon-actions.ts'
import { couponView } from './coupon-view.ts'

const importDrawer = async () =>
  (await import(/* webpackChunkName: 'coupon' */ '../form/coupon-drawer.tsx')).CouponDrawer
const importBatch = async () => (await import('../codes/code-batch-drawer.tsx')).CodeBatchDrawer
const importImport = async () => (await import('../import/import-drawer.tsx')).ImportDrawer

const importEdits = async () => (await import('./coupon-edits.ts')).buildCellEdits
const importBulkActions = async () => (await import('./coupon-bulk-actions.ts')).buildBulkActions

export function CouponList() {
  const platform = usePlatform()
  const { data } = useSuspenseQuery(couponQueries(platform.api).list())
  const list = useList(couponView, data.records, data.unreadable)
  const { url, records, visible } = list
  const form = useAskedPart(importDrawer, 'The form', isRecordAsked(url.state))
  const batch = useAskedPart(importBatch, 'The code generator', url.state.generate)
  const imports = useAskedPart(importImport, 'The import', url.state.import)
  const edits = useLazyPart(importEdits, 'Editing in the list')
  useEarlyRequest(form)
  useEarlyRequest(edits)
  const deletion = useDeletion({
    words: couponView.words,
    toDeletion: (record: Coupon) => couponDeletion(platform.api, record),
    describeEffect: describeDeletion,
  })
  return (
    <>
      <RecordList
        list={list}
        isCovered={isRecordAsked(url.state) || url.state.generate || url.state.import}
        toLink={({ id }) => url.linkTo({ edit: id })}
        rowActions={buildRowActions(platform, url, (record) => deletion.remove([record]))}
        cellEdits={edits.part?.(platform)}
        onDelete={deletion.remove}
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
      {form.part !== null && <form.part records={records} visible={visible} url={url} />}
      {batch.part !== null && <batch.part records={records} url={url} />}
      {imports.part !== null && <imports.part url={url} />}
    </>
  )
}
