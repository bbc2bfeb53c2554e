import { changeRecord } from '@console/shared/changes/change-record'
import type { Platform } from '@console/shared/platform'
import { findMock, type MockRef } from '../api/mock.api.ts'
import { mockMutations, mockQueries } from '../api/mock.queries.ts'
import type { SectionCheck } from '../core/checks/check-mock.ts'
import { buildMockPayload, toMockDocument } from '../core/document/mock-document.ts'
import { hasStatus } from '../review/has-status.ts'
import { scheduleKeeping } from './schedule-keeping.ts'

type StatusStep = { from: string | undefined; to: string }

/**
 * Gives a mock that is not being edited another status, over what the server has at this moment. Where that is another than the
 * one on screen, it was chosen for a reason that nobody has seen here.
 */
export async function saveStatus(
  platform: Platform,
  mock: MockRef,
  { from, to: status }: StatusStep,
  check: SectionCheck,
): Promise<boolean> {
  const { api, queryClient } = platform
  const { section, id } = mock
  const { queryKey } = mockQueries(api).detail(section, id)
  const served = await findMock(api, section, id)
  if (served === null) return false
  queryClient.setQueryData(queryKey, served.value)
  if (hasStatus(served.value.status, status)) return true
  if (served.value.status !== from) {
    throw new Error('Somebody changed its status meanwhile. Read where it stands now, then choose again.')
  }
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
  queryClient.setQueryData(queryKey, stored.value)
  scheduleKeeping(platform, {
    ...{ mock, before, check, savedAt: stored.value.updated_at ?? null },
    after: { ...toMockDocument(stored.value), status },
  })
  return true
}
