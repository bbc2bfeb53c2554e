import type { MockDocument } from '@console/ielts'
import type { Mock } from '@console/ielts/schemas'
import type { WriteGuard } from '@console/shared/http'
import type { Platform } from '@console/shared/platform'
import { updateMock } from '../api/mock.api.ts'
import { buildMockPayload, toMockDocument } from '../api/mock-document.ts'
import { scheduleKeeping } from '../versions/schedule-keeping.ts'
import { sectionChecks } from './check-record.ts'

/** Saves a mock with other values in its header, and keeps a version of it. */
export async function saveListedMock(
  platform: Platform,
  current: Mock,
  change: object,
  guard: WriteGuard,
): Promise<void> {
  const { section, id } = current
  const after: MockDocument = { ...toMockDocument(current), ...change }
  const { record } = await updateMock(platform.api, section, id, toPayload(after, current), guard)
  scheduleKeeping(platform, {
    ...{ mock: { section, id }, before: current, after, check: sectionChecks[section] },
    savedAt: record?.updated_at ?? null,
  })
}

function toPayload(document: MockDocument, mock: Mock) {
  try {
    return buildMockPayload(document, mock)
  } catch (cause) {
    throw new Error('It cannot be saved as it is. Open its editor to see why.', { cause })
  }
}
