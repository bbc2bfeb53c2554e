import { describeStatusEffect, toStatusLabel } from '@console/ielts'
import type { MockSection, MockSummary } from '@console/ielts/schemas'
import type { ChangeTexts } from '@console/shared/changes/announce-change'
import { buildStatusActions, type StatusResource } from '@console/shared/changes/status-change'
import { statusLabels } from '@console/shared/changes/status-labels'
import type { RowAction } from '@console/shared/list/actions'
import type { Platform } from '@console/shared/platform'
import { fetchLatest } from '@console/shared/query/list-query'
import { publicationStatusSchema } from '@console/shared/schemas/publication'
import { allMocks, mockQueries } from '../api/mock.queries.ts'
import { mockPaths } from '../navigation/paths.ts'
import type { MockStatusChange } from './mock-status.ts'

export const toStatusResource = (
  platform: Platform,
  section: MockSection,
): StatusResource<MockSummary, MockStatusChange, string> => ({
  nameOf: ({ name }) => name,
  invalidates: [allMocks],
  rows: {
    fetchList: fetchLatest(mockQueries(platform.api).list(section)),
    read: ({ status }) => ({ status }),
  },
  read: (before) => before,
  describe: describeChange,
  begin: async (change, from) => {
    const { beginMockStatus } = await import(/* webpackChunkName: "checks" */ './mock-status.ts')
    return beginMockStatus(platform, section, change, from)
  },
})

/** Lists offer the known statuses only; a free text can only be restored by undo. */
function describeChange({ name }: MockSummary, { status }: MockStatusChange): ChangeTexts {
  const known = publicationStatusSchema.safeParse(status.trim().toLowerCase())
  const effect = describeStatusEffect(status)
  if (!known.success) {
    const back = `“${name}” back to “${toStatusLabel(status)}”`
    return { doing: `Moving ${back}`, done: `Moved ${back}`, ...effect }
  }
  const { doing, done } = statusLabels[known.data]
  return { doing: `${doing} “${name}”`, done: `${done} “${name}”`, ...effect }
}

/** Menu entries for the status. A refusal links to the editor. */
export function buildStatusEntries(platform: Platform, section: MockSection, go: (to: string) => void) {
  const resource: ReturnType<typeof toStatusResource> = {
    ...toStatusResource(platform, section),
    remedy: ({ id }) => ({ label: 'Edit', onClick: () => go(mockPaths[section].toEditor(id)) }),
  }
  return (mock: MockSummary): RowAction[] => buildStatusActions(platform, resource, mock, mock.status)
}
