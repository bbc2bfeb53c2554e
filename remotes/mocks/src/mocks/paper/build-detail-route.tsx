import { platformContext } from '@console/shared/platform-context'
import type { Mock } from '@console/shared/schemas/mock'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { untilSkeleton } from '@console/shared/ui/pending'
import { type ComponentType, Suspense, use } from 'react'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { parseMockId } from '../../navigation/parse-mock-id.ts'
import type { ServedSection } from '../api/mock.api.ts'
import { mockQueries } from '../api/mock.queries.ts'
import { EditorSkeleton } from '../controls/editor-skeleton.tsx'
import { capitalise } from '../core/document/capitalise.ts'

type MockProps = { mock: Mock }

/** The route that shows a mock of a section as a document. */
export function buildDetailRoute(section: ServedSection, Document: ComponentType<MockProps>) {
  const handle: ScreenHandle = { title: `${capitalise(section)} mock` }
  return {
    handle,
    loader: buildLoader(section),
    Component: () => (
      <Suspense fallback={<EditorSkeleton />}>
        <ServedMock Document={Document} />
      </Suspense>
    ),
  }
}

const buildLoader =
  (section: ServedSection) =>
  async ({ context, params }: LoaderFunctionArgs) => {
    const id = parseMockId(params['id'])
    if (id === null) throw data(null, { status: 404 })
    const { api, queryClient } = context.get(platformContext)
    const record = queryClient.query(mockQueries(api).detail(section, id))
    await untilSkeleton(record)
    return { record }
  }

function ServedMock({ Document }: { Document: ComponentType<MockProps> }) {
  const { record } = useLoaderData<ReturnType<typeof buildLoader>>()
  return <Document mock={use(record)} />
}
