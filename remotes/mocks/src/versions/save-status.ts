import type { SectionCheck } from '@console/ielts/checks'
import { changeRecord } from '@console/shared/changes/change-record'
import { isInconclusive } from '@console/shared/errors'
import type { Platform } from '@console/shared/platform'
import { fetchLatest } from '@console/shared/query/list-query'
import { findMock, type MockRef } from '../api/mock.api.ts'
import { mockMutations, mockQueries } from '../api/mock.queries.ts'
import { buildMockPayload, toMockDocument } from '../api/mock-document.ts'
import { hasStatus } from '../review/has-status.ts'
import { scheduleKeeping } from './schedule-keeping.ts'

type StatusStep = { from: string | undefined; to: string }

/**
 * Changes the status of a mock that is not being edited, based on the server’s current copy. Refuses if its status is
 * no longer the one on screen, since somebody has changed it meanwhile.
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
  let doubt: unknown = null
  const before = await changeRecord(
    () => findMock(api, section, id),
    async (record, guard) => {
      const payload = buildMockPayload({ ...toMockDocument(record), status }, record)
      await update.execute({ id, payload, guard }).catch((error: unknown) => {
        if (!isInconclusive(error)) throw error
        doubt = error
      })
    },
  )
  const stored = await findMock(api, section, id)
  if (stored === null) return false
  const told = stored.value.status ?? (await readListedStatus(platform, mock))
  if (told === null && doubt !== null) throw doubt
  if (told !== null && !hasStatus(told, status)) {
    throw doubt ?? new Error(`The server reported success, but still has “${told}”.`)
  }
  queryClient.setQueryData(queryKey, stored.value)
  scheduleKeeping(platform, {
    ...{ mock, before, check, savedAt: stored.value.updated_at ?? null },
    after: { ...toMockDocument(stored.value), status },
  })
  return true
}

/** Some servers return a status only in the list; null if there is none. */
async function readListedStatus(
  { api, queryClient }: Platform,
  { section, id }: MockRef,
): Promise<string | null> {
  const list = await fetchLatest(mockQueries(api).list(section))(queryClient).catch(() => null)
  return list?.records.find((mock) => mock.id === id)?.status ?? null
}
