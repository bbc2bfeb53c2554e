import type { Book } from '@console/shared/schemas/book'
import type { Mock } from '@console/shared/schemas/mock'
import { newSpeakingMockPath, toSpeakingMockPath } from '../../../navigation/paths.ts'
import { MockEditor } from '../../authoring/editor/mock-editor.tsx'
import { useServedMock } from '../../authoring/editor/use-served-mock.ts'
import type { DeviceMock } from './device-mock.ts'
import { speakingScreen } from './speaking-screen.tsx'
import { useDeviceMock } from './use-device-mock.ts'

export function DeviceSpeakingEditor({ record }: { record: DeviceMock | null }) {
  return <MockEditor screen={speakingScreen} calls={useDeviceMock(record)} books={null} />
}

/** For a server that has the calls of speaking mocks. */
export function ServedSpeakingEditor({ record, books }: { record: Mock | null; books: readonly Book[] }) {
  const calls = useServedMock({
    section: 'speaking',
    record,
    newPath: newSpeakingMockPath,
    toPath: toSpeakingMockPath,
  })
  return <MockEditor screen={speakingScreen} calls={calls} books={books} />
}
