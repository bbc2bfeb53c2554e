import type { Review, ReviewNotes, ReviewStep } from '@console/ielts/schemas'

/**
 * How far the review of a mock is. Approved is no status: a server could take any word that it does not know for published,
 * so a mock stays in review on the wire until somebody publishes it.
 */
export type ReviewState = 'none' | 'waiting' | 'approved' | 'changes' | 'published'

/** What the wire carries of each step: words that the status field of the editor offers as well. */
export const stepStatus: Record<ReviewStep, string> = {
  sent: 'in review',
  approved: 'in review',
  edited: 'in review',
  changes: 'draft',
}

export const lastReview = (notes: ReviewNotes | undefined): Review | undefined => notes?.reviews.at(-1)

/** `status` is missing where the server tells none: then it is the one that the last step gave. */
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
