import { Page } from '@console/shared/ui/page'
import { Suspense } from 'react'
import { Attention } from './attention.tsx'
import { Overview } from './overview.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { RefreshControl } from './refresh-control.tsx'

export function OverviewPage() {
  return (
    <Page
      title="Dashboard"
      description="Today and This Month so far, against the same share of Last Day and Last Month."
      actions={<RefreshControl />}
    >
      <Attention />
      <Suspense fallback={<OverviewSkeleton />}>
        <Overview />
      </Suspense>
    </Page>
  )
}
