import { platformContext } from '@console/shared/platform-context'
import type { ScreenHandle } from '@console/shared/screen-handle'
import { Suspense, use } from 'react'
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
  const id = parseMockId(wanted)
  if (wanted !== null && id === null) throw data(null, { status: 404 })
  const books = queryClient.query(bookQueries(api).list())
  const record = id === null ? null : queryClient.query(mockQueries(api).detail('speaking', id))
  return { kind: 'served' as const, record, books }
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
  return <ServedMock record={loaded.record} books={loaded.books} />
}

type ServedMockProps = Omit<Extract<Awaited<ReturnType<typeof loader>>, { kind: 'served' }>, 'kind'>

function ServedMock({ record, books }: ServedMockProps) {
  const mock = record === null ? null : use(record)
  return <ServedSpeakingEditor key={mock?.id ?? 'new'} record={mock} books={use(books)} />
}
