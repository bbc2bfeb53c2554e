import { RecordList, useList } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useEarlyRequest } from '@console/shared/ui/lazy-part'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { isRecordAsked } from '../../navigation/record-url.ts'
import { useAskedPart } from '../../records/form/use-asked-part.ts'
import { couponQueries } from '../api/coupon.queries.ts'
import { buildBulkActions, buildRowActions } from './coupon-actions.ts'
import { couponView } from './coupon-view.ts'

const importDrawer = async () => (await import('../form/coupon-drawer.tsx')).CouponDrawer
const importBatch = async () => (await import('../codes/code-batch-drawer.tsx')).CodeBatchDrawer
const importImport = async () => (await import('../import/import-drawer.tsx')).ImportDrawer

export function CouponList() {
  const platform = usePlatform()
  const { data } = useSuspenseQuery(couponQueries(platform.api).list())
  const list = useList(couponView, data.records, data.unreadable)
  const { url, records } = list
  const form = useAskedPart(importDrawer, 'The form', isRecordAsked(url.state))
  const batch = useAskedPart(importBatch, 'The code generator', url.state.generate)
  const imports = useAskedPart(importImport, 'The import', url.state.import)
  useEarlyRequest(form.request)
  return (
    <>
      <RecordList
        list={list}
        toLink={({ id }) => url.linkTo({ edit: id })}
        rowActions={buildRowActions(platform, url)}
        bulkActions={buildBulkActions(platform)}
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
      {form.part !== null && <form.part records={records} url={url} />}
      {batch.part !== null && <batch.part records={records} url={url} />}
      {imports.part !== null && <imports.part url={url} />}
    </>
  )
}
