import { platformContext } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { untilSkeleton } from '@console/shared/ui/pending'
import { Suspense, use } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { bookQueries } from '../api/mock.queries.ts'
import { EditorSkeleton } from '../editor/editor-skeleton.tsx'
import { ListeningEditor } from './listening-editor.tsx'

export const handle: ScreenHandle = { title: 'New listening mock' }

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(platformContext)
  const books = queryClient.query(bookQueries(api).list())
  await untilSkeleton(books)
  return { books }
}

export function Component() {
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <NewListeningMock />
    </Suspense>
  )
}

function NewListeningMock() {
  const { books } = useLoaderData<typeof loader>()
  return <ListeningEditor record={null} books={use(books)} />
}
