import { EditorSkeleton } from '@console/authoring/editor/editor-skeleton'
import type { Mock } from '@console/ielts/schemas'
import { platformContext, usePlatform } from '@console/shared/platform-context'
import { untilSkeleton } from '@console/shared/ui/pending'
import { useSuspenseQuery } from '@tanstack/react-query'
import { upperFirst } from 'es-toolkit/string'
import { type ComponentType, Suspense } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import type { ServedSection } from '../api/mock.api.ts'
import { mockQueries } from '../api/mock.queries.ts'
import { MissingMock } from '../controls/missing-mock.tsx'
import { type NamedMock, toMockHandle, useNameInHandle } from '../navigation/mock-handle.ts'
import { parseMockId } from '../navigation/parse-mock-id.ts'

type MockProps = { mock: Mock }

/** The read-only screen of a mock. */
export function buildDetailRoute(section: ServedSection, Document: ComponentType<MockProps>) {
  return {
    handle: toMockHandle(`${upperFirst(section)} mock`),
    loader: buildLoader(section),
    Component: () => (
      <Suspense fallback={<EditorSkeleton label="Loading the mock" />}>
        <ServedMock section={section} Document={Document} />
      </Suspense>
    ),
  }
}

/** Refetches data older than five minutes, and does not show it meanwhile (SPEC §9). */
const buildLoader =
  (section: ServedSection) =>
  async ({ context, params }: LoaderFunctionArgs) => {
    const { api, queryClient } = context.get(platformContext)
    const detail = mockQueries(api).detail(section, parseMockId(params['id']))
    const isKnown = queryClient.getQueryData(detail.queryKey) !== undefined
    const record = queryClient.query(detail)
    await (isKnown ? record : untilSkeleton(record))
    return { name: queryClient.getQueryData(detail.queryKey)?.name ?? null } satisfies NamedMock
  }

type ServedMockProps = { section: ServedSection; Document: ComponentType<MockProps> }

function ServedMock({ section, Document }: ServedMockProps) {
  const { api } = usePlatform()
  const id = parseMockId(useParams()['id'])
  const { data } = useSuspenseQuery({ ...mockQueries(api).detail(section, id), staleTime: 'static' })
  useNameInHandle(data?.name ?? '')
  return data === null ? <MissingMock section={section} id={id} /> : <Document mock={data} />
}
