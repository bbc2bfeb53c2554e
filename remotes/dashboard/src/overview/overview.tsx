import { usePlatform } from '@console/shared/platform-context'
import { useSuspenseQuery } from '@tanstack/react-query'
import { dashboardQueries } from './api/dashboard.queries.ts'
import { buildReport } from './report.ts'
import { ReportView } from './report-view.tsx'

export function Overview() {
  const { api, settings } = usePlatform()
  const { data: dashboard, dataUpdatedAt } = useSuspenseQuery(dashboardQueries(api).periods())
  return <ReportView report={buildReport(dashboard, dashboard.at ?? dataUpdatedAt, settings)} />
}
