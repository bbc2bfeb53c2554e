import { keepServerTimes, type MockDocument, normaliseTimes } from '@console/ielts'
import type { Mock, MockSection } from '@console/ielts/schemas'
import { saveRecord } from '@console/shared/editing/save-record'
import { NetworkError } from '@console/shared/errors'
import type { RecordId } from '@console/shared/http/record-list'
import type { Platform } from '@console/shared/platform'
import { findMock, updateMock } from '../api/mock.api.ts'
import { mockQueries, toCheckSummaryKey } from '../api/mock.queries.ts'
import { buildMockPayload, toMockDocument, toSentDocument, withTotals } from '../api/mock-document.ts'
import { sectionChecks } from '../list/check-record.ts'
import { scheduleKeeping } from '../versions/schedule-keeping.ts'

/** A mock as it was read, and with the replacements. */
export type MockChange = {
  section: MockSection
  id: RecordId
  isPublished: boolean
  before: MockDocument
  after: MockDocument
}

/**
 * Saves like an editor, and keeps a version. Rejects if nothing was written, and when somebody else changed the mock
 * meanwhile.
 */
export async function writeChange(platform: Platform, change: MockChange): Promise<void> {
  const { api, queryClient } = platform
  const { section, id, before, after } = change
  let replaced: Mock | null = null
  const outcome = await saveRecord(
    { lock: `mock-replace/${section}/${id}`, isNew: false, base: before, mine: after, idempotencyScope: '' },
    {
      toDocument: toSentDocument,
      normalise: (document) => normaliseTimes(withTotals(document)),
      async reread() {
        const found = await findMock(api, section, id)
        if (found !== null)
          queryClient.setQueryData(mockQueries(api).detail(section, id).queryKey, found.value)
        return found
      },
      write: (document, current, guard) => {
        replaced = current
        const kept = current === null ? document : keepServerTimes(document, toMockDocument(current))
        return updateMock(api, section, id, buildMockPayload(kept, current), guard)
      },
    },
  )
  switch (outcome.kind) {
    case 'saved':
      queryClient.removeQueries({ queryKey: toCheckSummaryKey({ section, id }) })
      scheduleKeeping(platform, {
        ...{ mock: { section, id }, before: replaced, after, check: sectionChecks[section] },
        savedAt: outcome.record?.updated_at ?? null,
      })
      return
    case 'conflict':
      throw new Error('Left as it is: somebody has changed it since.')
    case 'gone':
      throw new Error('It was deleted.')
    case 'offline':
      // Handled like a lost answer, so that the run stops instead of failing every remaining mock.
      throw new NetworkError({ method: 'PUT', route: `mocks/${section}/${id}`, reason: 'unreachable' })
    case 'created-elsewhere':
      throw new Error('It was created in another tab.')
    case 'not-kept':
      throw new Error('The server reported success, but nothing has changed.')
    case 'refused':
    case 'no-answer':
      throw outcome.error
    default:
      outcome satisfies never
  }
}
