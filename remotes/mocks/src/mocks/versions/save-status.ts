import { changeRecord } from '@console/shared/changes/change-record'
import type { Platform } from '@console/shared/platform'
import { findMock, type MockRef } from '../api/mock.api.ts'
import { mockMutations, mockQueries } from '../api/mock.queries.ts'
import type { SectionCheck } from '../core/checks/check-mock.ts'
import { buildMockPayload, toMockDocument } from '../core/document/mock-document.ts'
import { scheduleKeeping } from './schedule-keeping.ts'

/** Gives a mock that is not being edited another status, over what the server has at this moment. */
export async function saveStatus(platform: Platform, mock: MockRef, status: string, check: SectionCheck) {
  const { api, queryClient } = platform
  const { section, id } = mock
  const update = queryClient.getMutationCache().build(queryClient, mockMutations(api, section).update())
  const before = await changeRecord(
    () => findMock(api, section, id),
    async (record, guard) => {
      const payload = buildMockPayload({ ...toMockDocument(record), status }, record)
      await update.execute({ id, payload, guard })
    },
  )
  const stored = await findMock(api, section, id)
  if (stored === null) return false
  queryClient.setQueryData(mockQueries(api).detail(section, id).queryKey, stored.value)
  scheduleKeeping(platform, {
    ...{ mock, before, check, savedAt: stored.value.updated_at ?? null },
    after: { ...toMockDocument(stored.value), status },
  })
  return true
}
