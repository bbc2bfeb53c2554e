import { ListPage } from '@console/shared/list'
import { platformContext } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { untilSkeleton } from '@console/shared/ui/pending'
import type { LoaderFunctionArgs } from 'react-router'
import { servedListsQuery } from '../api/served-lists.queries.ts'
import { ReplacePanel } from './replace-panel.tsx'

export const handle: ScreenHandle = { title: 'Find and replace in all mocks' }

export async function loader({ context }: LoaderFunctionArgs) {
  const platform = context.get(platformContext)
  await untilSkeleton(platform.queryClient.query({ ...servedListsQuery(platform), staleTime: 'static' }))
  return null
}

export const Component = () => (
  <ListPage title="Find and replace in all mocks" description="You approve each change first." of="mocks">
    <ReplacePanel />
  </ListPage>
)
