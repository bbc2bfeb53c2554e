import type { MockSection, MockSummary } from '@console/ielts/schemas'
import type { BulkAction } from '@console/shared/bulk/bulk-action'
import { buildBulkStatusActions } from '@console/shared/changes/bulk-status'
import type { Platform } from '@console/shared/platform'
import { formatNumber } from '@console/shared/ui/number'
import { mockPaths } from '../navigation/paths.ts'
import { hasStatus } from '../review/has-status.ts'
import { reviewNotesQuery } from '../review/review-notes.queries.ts'
import { toReviewState } from '../review/review-state.ts'
import { toStatusResource } from './mock-statuses.ts'
import { buildMockValues } from './mock-values.tsx'

/** The bulk actions change numbers and the status. */
export const buildBulkActions = (platform: Platform, section: MockSection): BulkAction<MockSummary>[] => [
  buildMockValues(platform, section),
  ...buildBulkStatusActions(toStatusResource(platform, section), {
    verb: 'take',
    isUsed: ({ status }) => (status === null ? null : hasStatus(status, 'published')),
  }).map((action) => ({
    ...action,
    remedy: { label: 'Open its editor', toPath: ({ id }: MockSummary) => mockPaths[section].toEditor(id) },
    describeEffect: (items: readonly MockSummary[]) =>
      [
        action.describeEffect?.(items),
        ...(action.key === 'published' ? describePublishing(platform, section, items) : []),
      ]
        .filter(Boolean)
        .join(' ') || null,
  })),
]

/** "2 of them are waiting for a review. Those with errors stay as they are." */
function describePublishing(platform: Platform, section: MockSection, items: readonly MockSummary[]) {
  const notes = platform.queryClient.getQueryData(reviewNotesQuery(platform, section).queryKey)
  const states = items.map(({ id, status }) =>
    toReviewState(
      status,
      notes?.find((each) => each.id === id),
    ),
  )
  const count = (wanted: (typeof states)[number]) => states.filter((state) => state === wanted).length
  const [waiting, changes] = [count('waiting'), count('changes')]
  const isOne = items.length === 1
  const ofThem = (some: number) => `${formatNumber(some)} of them`
  return [
    waiting > 0 && `${isOne ? 'It' : ofThem(waiting)} ${waiting === 1 ? 'is' : 'are'} waiting for a review.`,
    changes > 0 &&
      `Changes were requested in ${isOne ? 'its' : 'the'} review${isOne ? '' : ` of ${ofThem(changes)}`}.`,
    isOne ? 'If it has errors, it stays as it is.' : 'Those with errors stay as they are.',
  ]
}
