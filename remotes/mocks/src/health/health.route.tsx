import { ListPage } from '@console/shared/list'
import { platformContext } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { untilSkeleton } from '@console/shared/ui/pending'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { servedListsQuery } from '../api/served-lists.queries.ts'
import { HealthList } from './health-list.tsx'
import { listKeptMocks } from './kept-mocks.ts'

export const handle: ScreenHandle = { title: 'Problems in mocks' }

export async function loader({ context }: LoaderFunctionArgs) {
  const platform = context.get(platformContext)
  const kept = listKeptMocks(platform)
  await untilSkeleton(platform.queryClient.query({ ...servedListsQuery(platform), staleTime: 'static' }))
  return { kept: await kept }
}

export function Component() {
  return (
    <ListPage
      title="Problems in mocks"
      description="What the checks find in the mocks of every section."
      of="mocks"
    >
      <HealthList {...useLoaderData<typeof loader>()} />
    </ListPage>
  )
}
