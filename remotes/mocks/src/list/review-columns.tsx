import type { MockSummary, ReviewNotes } from '@console/ielts/schemas'
import type { ListColumn, ListFilter } from '@console/shared/list'
import { parseTimestamp } from '@console/values/time/timestamp'
import { LastChange, readLastChange } from '../controls/last-change.tsx'
import { buildLabelFilters } from '../review/label-filters.ts'
import { difficultyLabels, reviewLabels, toReviewState } from '../review/review-state.ts'

export type ReviewColumns = {
  columns: readonly ListColumn<MockSummary>[]
  filters: Record<string, ListFilter<MockSummary>>
  searched(record: MockSummary): readonly string[]
  /** The labels in one line, for screens without room for the columns; null if there are none. */
  note(record: MockSummary): string | null
  /** Counts mocks that wait for a review, and those assigned to this user. */
  countWaiting(records: readonly MockSummary[]): { all: number; own: number }
}

type ReviewColumnsInput = {
  notes: readonly ReviewNotes[]
  /** Whether any listed mock is in review. */
  hasReviews: boolean
  /** The name of the signed-in user. */
  own: string | undefined
}

const difficulties = Object.keys(difficultyLabels)

/** Columns, filters and search words beyond the specification’s rows: reviews, difficulties, tags, last change. */
export function buildReviewColumns({ notes, hasReviews, own }: ReviewColumnsInput): ReviewColumns {
  const byId = new Map(notes.map((each) => [each.id, each]))
  const readTags = ({ id }: MockSummary) => byId.get(id)?.tags ?? []
  const readDifficulty = ({ id }: MockSummary) => byId.get(id)?.difficulty ?? null
  const readReview = ({ id, status }: MockSummary) => {
    // Without notes the status column says it all.
    const state = byId.has(id) ? toReviewState(status, byId.get(id)) : 'none'
    return state === 'none' || state === 'published' ? null : state
  }
  const toLabel = <Key extends string>(labels: Record<Key, string>, key: Key | null) =>
    key === null ? null : labels[key]
  const isWaiting = ({ id, status }: MockSummary) => toReviewState(status, byId.get(id)) === 'waiting'
  const readReviewer = ({ id }: MockSummary) =>
    byId.get(id)?.reviews.findLast(({ step }) => step === 'sent')?.reviewer
  const isOwn = (record: MockSummary) =>
    own !== undefined && isWaiting(record) && readReviewer(record) === own
  const toReviewText = (record: MockSummary) => {
    const review = readReview(record)
    const reviewer = review === 'waiting' ? readReviewer(record) : undefined
    return [toLabel(reviewLabels, review), reviewer].filter(Boolean).join(': ') || null
  }
  const review: ListFilter<MockSummary> = {
    label: 'Review',
    choices: () => ({ ...reviewLabels, own: 'Waiting for you' }),
    matches: (record, choice) => {
      if (choice === 'own') return isOwn(record)
      return choice === 'waiting' ? isWaiting(record) : readReview(record) === choice
    },
  }
  const labelFilters = buildLabelFilters(({ id }: MockSummary) => byId.get(id))
  // Filters take room above the list, so unusable ones are left out.
  const filters: ReviewColumns['filters'] = {
    ...((hasReviews || notes.some(({ reviews }) => reviews.length > 0)) && { review }),
    ...(notes.some(({ difficulty }) => difficulty !== null) && { difficulty: labelFilters.difficulty }),
    ...(notes.some(({ tags }) => tags.length > 0) && { tag: labelFilters.tag }),
  }
  return {
    searched: readTags,
    note: (record) => {
      const labels = [
        toReviewText(record),
        toLabel(difficultyLabels, readDifficulty(record)),
        ...readTags(record),
      ]
      return labels.filter((label) => label !== null).join(' · ') || null
    },
    columns: [
      {
        key: 'review',
        title: 'Review',
        isOptional: true,
        isSpare: true,
        value: toReviewText,
      },
      {
        key: 'difficulty',
        title: 'Difficulty',
        isOptional: true,
        isSpare: true,
        value: (record) => {
          const difficulty = readDifficulty(record)
          return difficulty === null ? null : difficulties.indexOf(difficulty)
        },
        render: (record) => toLabel(difficultyLabels, readDifficulty(record)) ?? '–',
        exported: (record) => toLabel(difficultyLabels, readDifficulty(record)),
      },
      {
        key: 'tags',
        title: 'Tags',
        isOptional: true,
        isSpare: true,
        value: (record) => readTags(record).join(', ') || null,
      },
      {
        key: 'updated_at',
        title: 'Updated',
        isOptional: true,
        isSpare: true,
        value: (record) => {
          const last = readLastChange(record)
          return last === null ? null : parseTimestamp(last.at)
        },
        exported: (record) => readLastChange(record)?.at ?? null,
        render: (record) => <LastChange of={record} />,
      },
    ],
    countWaiting: (records) => ({
      all: records.filter(isWaiting).length,
      own: records.filter(isOwn).length,
    }),
    filters,
  }
}
