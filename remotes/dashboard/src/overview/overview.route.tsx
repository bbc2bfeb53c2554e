import { platformContext } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { untilSkeleton } from '@console/shared/ui/pending'
import type { LoaderFunctionArgs } from 'react-router'
import { dashboardQueries } from './api/dashboard.queries.ts'
import { OverviewPage } from './overview-page.tsx'

export const handle: ScreenHandle = { title: 'Dashboard' }

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(platformContext)
  await untilSkeleton(queryClient.query({ ...dashboardQueries(api).periods(), staleTime: 'static' }))
  return null
}

export function Component() {
  return <OverviewPage />
}
