import { platformContext } from '@console/shared/platform-context'
import { untilSkeleton } from '@console/shared/ui/pending'
import type { LoaderFunctionArgs } from 'react-router'
import { mockQueries } from '../api/mock.queries.ts'
import { MockListPage } from './mock-list-page.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(platformContext)
  await untilSkeleton(queryClient.query({ ...mockQueries(api).list('writing'), staleTime: 'static' }))
  return null
}

export function Component() {
  return <MockListPage section="writing" />
}
