import { emptyWriteResult } from '@console/shared/http/write-result'
import { usePlatform } from '@console/shared/platform-context'
import { useNavigate } from 'react-router'
import { editsEntity } from '../../api/device-entities.ts'
import type { MockCalls } from '../../authoring/editor/use-mock-editor.ts'
import { mockPaths } from '../../navigation/paths.ts'
import { type DeviceMock, readDeviceMock, writeDeviceMock } from './device-mock.ts'

/** Gives a mock on this device the same editor calls as one on the server. */
export function useDeviceMock(record: DeviceMock | null): MockCalls<DeviceMock> {
  const platform = usePlatform()
  const navigate = useNavigate()
  return {
    key: { entity: editsEntity, id: record?.id ?? 'new' },
    record,
    path: record === null ? mockPaths.speaking.new : mockPaths.speaking.toMock(record.id),
    toCreated: ({ record: kept }) => kept && { id: kept.id, path: mockPaths.speaking.toMock(kept.id) },
    // Imported files may have any status, but nothing on this device is published.
    toDocument: ({ document }) => ({ ...document, status: 'draft' }),
    toVersion: ({ savedAt }) => String(savedAt),
    reread: async () => {
      const value = record && (await readDeviceMock(platform, record.id))
      return value && { value, version: null }
    },
    write: async (document, current) => ({
      ...emptyWriteResult,
      record: await writeDeviceMock(platform, document, current?.id),
    }),
    report: ({ document }) => {
      platform.notify.success(`Saved “${document.name.trim()}” on this device only`, {
        description: 'Learners and colleagues do not see it.',
      })
    },
    onCreated: ({ record: kept }) => {
      if (kept !== null) void navigate(mockPaths.speaking.toMock(kept.id), { replace: true })
    },
  }
}
