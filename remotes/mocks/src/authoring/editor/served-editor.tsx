import { isCarried } from '@console/authoring/editor/carried-history'
import { EditorSkeleton } from '@console/authoring/editor/editor-skeleton'
import type { Mock, MockSection } from '@console/ielts/schemas'
import type { RecordId } from '@console/shared/http/record-list'
import type { Platform } from '@console/shared/platform'
import { usePlatform } from '@console/shared/platform-context'
import { untilSkeleton } from '@console/shared/ui/pending'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { bookQueries, mockQueries } from '../../api/mock.queries.ts'
import { MissingMock } from '../../controls/missing-mock.tsx'
import type { SectionScreen } from '../../editing/section-screen.ts'
import { type NamedMock, useNameInHandle } from '../../navigation/mock-handle.ts'
import { MockEditor } from './mock-editor.tsx'
import { useServedMock } from './use-served-mock.ts'

/**
 * Data younger than five minutes is not requested again (SPEC §9); a save compares with the server’s copy first. Older
 * data is refetched before the editor opens, since the editor reads its mock only once. After a create, the editor
 * stays on screen until the created mock has loaded.
 */
export async function loadServedMock(
  { api, queryClient }: Platform,
  section: MockSection,
  id: RecordId | null,
): Promise<NamedMock> {
  // Only the book field needs them, and it reports failures itself.
  queryClient.query(bookQueries(api).list()).catch(() => undefined)
  if (id === null) return { name: null }
  const detail = mockQueries(api).detail(section, id)
  const isKnown = queryClient.getQueryData(detail.queryKey) !== undefined || isCarried(`${section}-mocks`)
  const record = queryClient.query(detail)
  await (isKnown ? record : untilSkeleton(record))
  return { name: queryClient.getQueryData(detail.queryKey)?.name ?? null }
}

/** `id` is null for a new mock. */
export function ServedEditor({ screen, id }: { screen: SectionScreen; id: RecordId | null }) {
  return (
    <Suspense fallback={<EditorSkeleton label="Loading the mock" />}>
      {id === null ? (
        <Editor screen={screen} record={null} />
      ) : (
        <EditedMock key={id} screen={screen} id={id} />
      )}
    </Suspense>
  )
}

function EditedMock({ screen, id }: { screen: SectionScreen; id: RecordId }) {
  const detail = mockQueries(usePlatform().api).detail(screen.section, id)
  // Never refetched while it is edited, even when invalidated: a save compares with the server’s copy.
  const { data: record } = useSuspenseQuery({ ...detail, staleTime: 'static' })
  useNameInHandle(record?.name ?? '')
  if (record === null) return <MissingMock section={screen.section} id={id} />
  return <Editor screen={screen} record={record} />
}

function Editor({ screen, record }: { screen: SectionScreen; record: Mock | null }) {
  return <MockEditor screen={screen} calls={useServedMock(screen, record)} hasBook />
}
