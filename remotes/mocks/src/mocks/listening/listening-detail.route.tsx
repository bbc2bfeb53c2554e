import { platformContext } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { untilSkeleton } from '@console/shared/ui/pending'
import { Suspense, use } from 'react'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { mockQueries } from '../api/mock.queries.ts'
import { EditorSkeleton } from '../editor/editor-skeleton.tsx'
import { parseMockId } from '../editor/parse-mock-id.ts'
import { ListeningDocument } from './listening-document.tsx'

export const handle: ScreenHandle = { title: 'Listening mock' }

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = parseMockId(params['id'])
  if (id === null) throw data(null, { status: 404 })
  const { api, queryClient } = context.get(platformContext)
  const record = queryClient.query({ ...mockQueries(api).detail('listening', id), staleTime: 0 })
  await untilSkeleton(record)
  return { record }
}

export function Component() {
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <ListeningMock />
    </Suspense>
  )
}

function ListeningMock() {
  const { record } = useLoaderData<typeof loader>()
  return <ListeningDocument mock={use(record)} />
}
