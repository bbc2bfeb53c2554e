import { EditorSkeleton } from '@console/authoring/editor/editor-skeleton'
import { toContent } from '@console/ielts'
import { type MockSection, mockSectionSchema } from '@console/ielts/schemas'
import type { RecordId } from '@console/shared/http/record-list'
import type { Platform } from '@console/shared/platform'
import { platformContext, usePlatform } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { untilSkeleton } from '@console/shared/ui/pending'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { mockQueries } from '../api/mock.queries.ts'
import { toMockDocument } from '../api/mock-document.ts'
import { MissingMock } from '../controls/missing-mock.tsx'
import { explanationsQuery } from '../explanation-store/explanations.queries.ts'
import { parseMockId } from '../navigation/parse-mock-id.ts'
import { mockPaths } from '../navigation/paths.ts'
import { readDeviceMock } from '../sections/speaking/device-mock.ts'
import { PapersPage } from './papers-page.tsx'

/** Below the mock, once it is known. */
export const handle: ScreenHandle = {
  title: 'Papers',
  parents: ({ loaderData }) => {
    const { name, mock } = Object(loaderData)
    return name ? [{ title: name, to: mock }] : []
  },
}

/** Mocks are read from the server; speaking mocks from this device if the server has none (SPEC §2). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const platform = context.get(platformContext)
  const section = readSection(request)
  if (section === 'speaking' && !platform.settings.features.speakingApi) {
    const kept = await loadKept(platform, params['id'] ?? '')
    return {
      kind: 'device' as const,
      kept,
      name: kept.document.name,
      mock: mockPaths.speaking.toMock(kept.id),
    }
  }
  const id = parseMockId(params['id'])
  await Promise.all([
    untilSkeleton(platform.queryClient.query(mockQueries(platform.api).detail(section, id))),
    // Refetched, since the editor is usually open in another tab.
    platform.queryClient.query({ ...explanationsQuery(platform, { section, id: String(id) }), staleTime: 0 }),
  ])
  const name = platform.queryClient.getQueryData(mockQueries(platform.api).detail(section, id).queryKey)?.name
  return { kind: 'served' as const, section, id, name, mock: mockPaths[section].toMock(id) }
}

/** Each section has an address of its own, and all share this screen. */
function readSection({ url }: Request): MockSection {
  const [, name] = /\/mocks\/(\w+)\//.exec(new URL(url).pathname) ?? []
  const section = mockSectionSchema.safeParse(name).data
  if (section === undefined) throw data(null, { status: 404 })
  return section
}

async function loadKept(platform: Platform, id: string) {
  const kept = await readDeviceMock(platform, id)
  if (kept === null) throw data(null, { status: 404 })
  return kept
}

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  if (loaded.kind === 'device') {
    return <PapersPage content={toContent(loaded.kept.document)} mock={loaded.mock} />
  }
  return (
    <Suspense fallback={<EditorSkeleton label="Loading the mock" />}>
      <ServedPapers key={`${loaded.section} ${loaded.id}`} section={loaded.section} id={loaded.id} />
    </Suspense>
  )
}

function ServedPapers({ section, id }: { section: MockSection; id: RecordId }) {
  const { api } = usePlatform()
  const { data: mock } = useSuspenseQuery({ ...mockQueries(api).detail(section, id), staleTime: 'static' })
  if (mock === null) return <MissingMock section={section} id={id} />
  return <PapersPage content={toContent(toMockDocument(mock))} mock={mockPaths[section].toMock(id)} />
}
