import { platformContext, usePlatform } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { untilSkeleton } from '@console/shared/ui/pending'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { parseMockId } from '../../../navigation/parse-mock-id.ts'
import { bookQueries, mockQueries } from '../../api/mock.queries.ts'
import { EditorSkeleton } from '../../controls/editor-skeleton.tsx'
import { readDeviceMock } from './device-mock.ts'
import { DeviceSpeakingEditor, ServedSpeakingEditor } from './speaking-editor.tsx'

export const handle: ScreenHandle = { title: 'Speaking mock' }

/** `?mock=` names the mock to go on with. Without the speaking API nothing is asked of the server (SPEC §2). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const platform = context.get(platformContext)
  const { api, queryClient, settings } = platform
  const wanted = new URL(request.url).searchParams.get('mock')
  if (!settings.features.speakingApi) {
    const record = wanted === null ? null : await readDeviceMock(platform, wanted)
    if (wanted !== null && record === null) throw data(null, { status: 404 })
    return { kind: 'device' as const, record }
  }
  const id = wanted === null ? null : parseMockId(wanted)
  const books = queryClient.query(bookQueries(api).list())
  if (id === null) await untilSkeleton(books)
  else {
    const detail = mockQueries(api).detail('speaking', id)
    const isKnown = queryClient.getQueryData(detail.queryKey) !== undefined
    const record = queryClient.query(detail)
    await (isKnown ? Promise.all([record, untilSkeleton(books)]) : untilSkeleton(record, books))
  }
  return { kind: 'served' as const, id }
}

export function Component() {
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <NewSpeakingMock />
    </Suspense>
  )
}

function NewSpeakingMock() {
  const loaded = useLoaderData<typeof loader>()
  if (loaded.kind === 'device') {
    return <DeviceSpeakingEditor key={loaded.record?.id ?? 'new'} record={loaded.record} />
  }
  return loaded.id === null ? <NewServedMock /> : <ServedMock key={loaded.id} id={loaded.id} />
}

function NewServedMock() {
  const { data: books } = useSuspenseQuery(bookQueries(usePlatform().api).list())
  return <ServedSpeakingEditor record={null} books={books} />
}

function ServedMock({ id }: { id: number }) {
  const { api } = usePlatform()
  const { data: books } = useSuspenseQuery(bookQueries(api).list())
  // As in the other editors.
  const detail = mockQueries(api).detail('speaking', id)
  const { data: record } = useSuspenseQuery({ ...detail, staleTime: 'static' })
  return <ServedSpeakingEditor record={record} books={books} />
}
