import type { Review, ReviewNotes, ReviewStep } from '@console/ielts/schemas'

/**
 * Approval is not a status on the wire, since a server might treat an unknown status as published. An approved mock
 * stays “in review” until it is published.
 */
export type ReviewState = 'none' | 'waiting' | 'approved' | 'changes' | 'published'

/** The status that each step saves. The status field of the editor offers the same values. */
export const stepStatus: Record<ReviewStep, string> = {
  sent: 'in review',
  approved: 'in review',
  edited: 'in review',
  changes: 'draft',
}

export const lastReview = (notes: ReviewNotes | undefined): Review | undefined => notes?.reviews.at(-1)

/** `status` is undefined if the server returns none; the last step then implies it. */
export function toReviewState(
  status: string | null | undefined,
  notes: ReviewNotes | undefined,
): ReviewState {
  const step = lastReview(notes)?.step
  const known = (status ?? (step === undefined ? '' : stepStatus[step])).trim().toLowerCase()
  if (known === 'published') return 'published'
  if (known === 'in review') return step === 'approved' ? 'approved' : 'waiting'
  return known === 'draft' && step === 'changes' ? 'changes' : 'none'
}

export const reviewLabels = {
  waiting: 'Waiting for review',
  approved: 'Approved',
  changes: 'Changes requested',
} satisfies Partial<Record<ReviewState, string>>

export const difficultyLabels = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const
