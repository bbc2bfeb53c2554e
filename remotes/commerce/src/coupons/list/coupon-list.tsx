import { RecordList, useList } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useEarlyRequest, useLazyPart } from '@console/shared/ui/lazy-part'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect } from 'react'
import { couponQueries } from '../api/coupon.queries.ts'
import { buildBulkActions, buildRowActions } from './coupon-actions.tsx'
import { couponView } from './coupon-view.ts'

const importDrawer = async () => (await import('../form/coupon-drawer.tsx')).CouponDrawer
const importBatch = async () => (await import('../codes/code-batch-drawer.tsx')).CodeBatchDrawer
const importImport = async () => (await import('../import/import-drawer.tsx')).ImportDrawer

export function CouponList() {
  const platform = usePlatform()
  const { data } = useSuspenseQuery(couponQueries(platform.api).list())
  const list = useList(couponView, data)
  const { url, records } = list
  const { part: CouponDrawer, request } = useLazyPart(importDrawer, 'The form')
  const isFormAsked = url.state.new || url.state.edit !== undefined
  const batch = useLazyPart(importBatch, 'The code generator')
  const imports = useLazyPart(importImport, 'The import')
  useEarlyRequest(request)
  useRequestWhen(isFormAsked, request)
  useRequestWhen(url.state.generate, batch.request)
  useRequestWhen(url.state.import, imports.request)
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
      {CouponDrawer !== null && <CouponDrawer records={records} url={url} />}
      {batch.part !== null && <batch.part records={records} url={url} />}
      {imports.part !== null && <imports.part url={url} />}
    </>
  )
}

function useRequestWhen(isAsked: boolean, request: () => void) {
  useEffect(() => {
    if (isAsked) request()
  }, [isAsked, request])
}
