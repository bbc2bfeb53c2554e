import { toCounted } from '@console/ielts/checks'
import type { Mock, MockSection, MockSummary } from '@console/ielts/schemas'
import { assertUnchanged, changeRecord } from '@console/shared/changes/change-record'
import type { StatusChange } from '@console/shared/changes/status-change'
import type { Platform } from '@console/shared/platform'
import { isSame } from '@console/values/json/json-document'
import { findMock } from '../api/mock.api.ts'
import { hasStatus } from '../review/has-status.ts'
import { checkRecord } from './check-record.ts'
import { saveListedMock } from './save-listed-mock.ts'

/** Any text; empty if unknown. */
export type MockStatusChange = StatusChange<string>

/**
 * For `BulkAction.begin`. Changes the status of the server’s current version, with `from` only if it still has that
 * status. Mocks that an editor would ask about before publishing are refused, unless the change is an undo.
 */
export async function beginMockStatus(
  platform: Platform,
  section: MockSection,
  { status, isRestored }: MockStatusChange,
  from?: MockStatusChange,
) {
  const { api } = platform
  const isPublishing = status === 'published' && isRestored !== true
  const unsaved = isPublishing ? await listUnsaved(platform, section) : new Set()
  return async ({ id, status: listed }: MockSummary): Promise<MockStatusChange> => {
    const record = await changeRecord(
      () => findMock(api, section, id),
      async (current, guard) => {
        if (hasStatus(current.status, status)) return
        if (status === '') throw new Error('It had no status before. Choose one in its editor.')
        // Servers of the specification return no status.
        if (from !== undefined && current.status !== undefined) {
          assertUnchanged(current, { status: from.status })
        }
        if (unsaved.has(String(id))) {
          throw new Error('It has unsaved changes on this device. Publish it from its editor.')
        }
        if (isPublishing) refuseErrors(current)
        await saveListedMock(platform, current, { status }, guard)
      },
    )
    return { status: record.status ?? listed ?? '', isRestored: true }
  }
}

function refuseErrors(mock: Mock): void {
  // Checked as published, since missing texts are errors only then.
  const errors = checkRecord({ ...mock, status: 'published' }).issues.filter(
    ({ severity }) => severity === 'error',
  )
  const [first] = errors
  if (first === undefined) return
  const more = errors.length > 1 ? `, and ${errors.length - 1} more` : ''
  throw new Error(
    `${toCounted(errors.length, 'error')}: ${first.message}${more}. Publish it from its editor.`,
  )
}

/** Ids of mocks with unsaved changes on this device: publishing them would not publish what the editor shows. */
async function listUnsaved({ drafts }: Platform, section: MockSection): Promise<Set<string>> {
  const kept = await drafts.list()
  return new Set(
    kept
      .filter(({ key, document, base }) => key.entity === `${section}-mocks` && !isSame(document, base))
      .map(({ key }) => key.id),
  )
}
