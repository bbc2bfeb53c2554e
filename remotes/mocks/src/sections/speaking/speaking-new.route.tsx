import { platformContext } from '@console/shared/platform-context'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { MockEditor } from '../../authoring/editor/mock-editor.tsx'
import { loadServedMock, ServedEditor } from '../../authoring/editor/served-editor.tsx'
import { toMockHandle } from '../../navigation/mock-handle.ts'
import { parseMockId } from '../../navigation/parse-mock-id.ts'
import { type DeviceMock, readDeviceMock } from './device-mock.ts'
import { speakingScreen } from './speaking-screen.tsx'
import { useDeviceMock } from './use-device-mock.ts'

export const handle = toMockHandle('New speaking mock')

/** `?mock=` names the mock to edit. Without the speaking API nothing is requested (SPEC §2). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const platform = context.get(platformContext)
  const wanted = new URL(request.url).searchParams.get('mock')
  if (!platform.settings.features.speakingApi) {
    const record = wanted === null ? null : await readDeviceMock(platform, wanted)
    if (wanted !== null && record === null) throw data(null, { status: 404 })
    return { kind: 'device' as const, record, name: record?.document.name ?? null }
  }
  const id = wanted === null ? null : parseMockId(wanted)
  return { kind: 'served' as const, id, ...(await loadServedMock(platform, 'speaking', id)) }
}

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  if (loaded.kind === 'served') return <ServedEditor screen={speakingScreen} id={loaded.id} />
  return <DeviceEditor key={loaded.record?.id ?? 'new'} record={loaded.record} />
}

function DeviceEditor({ record }: { record: DeviceMock | null }) {
  return <MockEditor screen={speakingScreen} calls={useDeviceMock(record)} />
}
