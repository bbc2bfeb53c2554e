import { usePlatform } from '@console/shared/platform-context'
import { Page } from '@console/shared/ui/page'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { dashboardQueries } from './api/dashboard.queries.ts'
import { AttentionPanel } from './attention-panel.tsx'
import { buildReport } from './dashboard-report.ts'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { RefreshControl } from './refresh-control.tsx'
import { ReportView } from './report-view.tsx'

export function OverviewPage() {
  return (
    <Page
      title="Dashboard"
      description="Today and This Month so far, against the same share of Last Day and Last Month."
      actions={<RefreshControl />}
    >
      <AttentionPanel />
      <Suspense fallback={<OverviewSkeleton />}>
        <Overview />
      </Suspense>
    </Page>
  )
}

function Overview() {
  const { api, settings } = usePlatform()
  const { data: dashboard, dataUpdatedAt } = useSuspenseQuery(dashboardQueries(api).periods())
  return <ReportView report={buildReport(dashboard, dashboard.at ?? dataUpdatedAt, settings)} />
}
