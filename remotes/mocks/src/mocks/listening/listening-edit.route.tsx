import { platformContext } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { untilSkeleton } from '@console/shared/ui/pending'
import { Suspense, use } from 'react'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { bookQueries, mockQueries } from '../api/mock.queries.ts'
import { EditorSkeleton } from '../editor/editor-skeleton.tsx'
import { parseMockId } from '../editor/parse-mock-id.ts'
import { ListeningEditor } from './listening-editor.tsx'

export const handle: ScreenHandle = { title: 'Edit listening mock' }

/** An editor opens with the mock as it is now, whatever the cache holds. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = parseMockId(params['id'])
  if (id === null) throw data(null, { status: 404 })
  const { api, queryClient } = context.get(platformContext)
  const record = queryClient.query({ ...mockQueries(api).detail('listening', id), staleTime: 0 })
  const books = queryClient.query(bookQueries(api).list())
  await untilSkeleton(record, books)
  return { record, books }
}

export function Component() {
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <EditListeningMock />
    </Suspense>
  )
}

function EditListeningMock() {
  const { record, books } = useLoaderData<typeof loader>()
  const mock = use(record)
  return <ListeningEditor key={mock.id} record={mock} books={use(books)} />
}
