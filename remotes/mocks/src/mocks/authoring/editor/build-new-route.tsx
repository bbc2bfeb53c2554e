import { platformContext } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { untilSkeleton } from '@console/shared/ui/pending'
import { Suspense, use } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { bookQueries } from '../../api/mock.queries.ts'
import { EditorSkeleton } from '../../controls/editor-skeleton.tsx'
import type { ServedScreen } from '../context/section-screen.ts'
import { ServedEditor } from './served-editor.tsx'

/** The route that makes a mock of a section. */
export function buildNewRoute(screen: ServedScreen) {
  const handle: ScreenHandle = { title: `New ${screen.section} mock` }
  return {
    handle,
    loader,
    // biome-ignore lint/correctness/noComponentHookFactories: a route builds its own once, when its module loads
    Component: () => (
      <Suspense fallback={<EditorSkeleton />}>
        <NewMock screen={screen} />
      </Suspense>
    ),
  }
}

async function loader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(platformContext)
  const books = queryClient.query(bookQueries(api).list())
  await untilSkeleton(books)
  return { books }
}

function NewMock({ screen }: { screen: ServedScreen }) {
  const { books } = useLoaderData<typeof loader>()
  return <ServedEditor screen={screen} record={null} books={use(books)} />
}
