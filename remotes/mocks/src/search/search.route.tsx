import { ListPage } from '@console/shared/list'
import { platformContext } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { untilSkeleton } from '@console/shared/ui/pending'
import type { LoaderFunctionArgs } from 'react-router'
import { servedListsQuery } from '../api/served-lists.queries.ts'
import { SearchPanel } from './search-panel.tsx'

export const handle: ScreenHandle = { title: 'Search in all mocks' }

export async function loader({ context }: LoaderFunctionArgs) {
  const platform = context.get(platformContext)
  await untilSkeleton(platform.queryClient.query({ ...servedListsQuery(platform), staleTime: 'static' }))
  return null
}

export const Component = () => (
  <ListPage
    title="Search in all mocks"
    description="Finds words in the passages, questions, options, answers, details, transcripts and explanations of every mock."
    of="mocks"
  >
    <SearchPanel />
  </ListPage>
)
