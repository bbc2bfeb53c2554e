import { platformContext, usePlatform } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { untilSkeleton } from '@console/shared/ui/pending'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
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
  await untilSkeleton(queryClient.query(bookQueries(api).list()))
  return null
}

function NewMock({ screen }: { screen: ServedScreen }) {
  const { data: books } = useSuspenseQuery(bookQueries(usePlatform().api).list())
  return <ServedEditor screen={screen} record={null} books={books} />
}
