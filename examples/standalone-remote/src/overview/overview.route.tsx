import { platformContext } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { untilSkeleton } from '@console/shared/ui/pending'
import type { LoaderFunctionArgs } from 'react-router'
import { couponQueries } from './api/coupon.queries.ts'
import { OverviewPage } from './overview-page.tsx'

export const handle: ScreenHandle = { title: 'Ending coupons' }

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(platformContext)
  await untilSkeleton(queryClient.query({ ...couponQueries(api).list(), staleTime: 'static' }))
  return null
}

export function Component() {
  return <OverviewPage />
}
