import { usePlatform } from '@console/shared/platform-context'
import { useSuspenseQuery } from '@tanstack/react-query'
import { dashboardQueries } from './api/dashboard.queries.ts'
import { FigureTable } from './figure-table.tsx'
import { HeadlineFigures } from './headline-figures.tsx'

export function Overview() {
  const { api, settings } = usePlatform()
  const { data: dashboard } = useSuspenseQuery(dashboardQueries(api).periods())
  return (
    <>
      <HeadlineFigures dashboard={dashboard} currency={settings.defaultCurrency} />
      <FigureTable dashboard={dashboard} currency={settings.defaultCurrency} />
    </>
  )
}
