import { platformContext, usePlatform } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { untilSkeleton } from '@console/shared/ui/pending'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { parseMockId } from '../../../navigation/parse-mock-id.ts'
import type { ServedSection } from '../../api/mock.api.ts'
import { bookQueries, mockQueries } from '../../api/mock.queries.ts'
import { EditorSkeleton } from '../../controls/editor-skeleton.tsx'
import type { ServedScreen } from '../context/section-screen.ts'
import { ServedEditor } from './served-editor.tsx'

/** The route that edits a mock of a section. */
export function buildEditRoute(screen: ServedScreen) {
  const handle: ScreenHandle = { title: `Edit ${screen.section} mock` }
  return {
    handle,
    loader: buildLoader(screen.section),
    // biome-ignore lint/correctness/noComponentHookFactories: a route builds its own once, when its module loads
    Component: () => (
      <Suspense fallback={<EditorSkeleton />}>
        <EditedMock screen={screen} />
      </Suspense>
    ),
  }
}

/**
 * What was read within five minutes is not asked for again (SPEC §9); a save looks at the server's copy first. What was read
 * before that is no beginning for an editor, which takes its mock once.
 */
const buildLoader =
  (section: ServedSection) =>
  async ({ context, params }: LoaderFunctionArgs) => {
    const { api, queryClient } = context.get(platformContext)
    const detail = mockQueries(api).detail(section, parseMockId(params['id']))
    const isKnown = queryClient.getQueryData(detail.queryKey) !== undefined
    const record = queryClient.query(detail)
    const books = queryClient.query(bookQueries(api).list())
    await (isKnown ? Promise.all([record, untilSkeleton(books)]) : untilSkeleton(record, books))
    return null
  }

function EditedMock({ screen }: { screen: ServedScreen }) {
  const { api } = usePlatform()
  const id = parseMockId(useParams()['id'])
  const { data: books } = useSuspenseQuery(bookQueries(api).list())
  // Not read again while it is edited, whatever says that it is old: a save compares it with the server's copy.
  const { data: record } = useSuspenseQuery({
    ...mockQueries(api).detail(screen.section, id),
    staleTime: 'static',
  })
  return <ServedEditor key={id} screen={screen} record={record} books={books} />
}
