import { platformContext } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { untilSkeleton } from '@console/shared/ui/pending'
import { Suspense, use } from 'react'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
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

/** What was read within five minutes is not asked for again (SPEC §9); a save looks at the server's copy first. */
const buildLoader =
  (section: ServedSection) =>
  async ({ context, params }: LoaderFunctionArgs) => {
    const id = parseMockId(params['id'])
    if (id === null) throw data(null, { status: 404 })
    const { api, queryClient } = context.get(platformContext)
    const record = queryClient.query(mockQueries(api).detail(section, id))
    const books = queryClient.query(bookQueries(api).list())
    await untilSkeleton(record, books)
    return { record, books }
  }

function EditedMock({ screen }: { screen: ServedScreen }) {
  const { record, books } = useLoaderData<ReturnType<typeof buildLoader>>()
  const mock = use(record)
  return <ServedEditor key={mock.id} screen={screen} record={mock} books={use(books)} />
}
