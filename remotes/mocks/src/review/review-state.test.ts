import type { ReviewStep } from '@console/ielts/schemas'
import { expect, test } from 'vitest'
import { type ReviewState, toReviewState } from './review-state.ts'

const at = '2026-11-23T10:00:00Z'
const notes = (...steps: ReviewStep[]) => ({
  ...{ id: 1, difficulty: null, tags: [] },
  reviews: steps.map((step) => ({ step, note: '', by: null, at })),
})

const cases: [string | undefined, ReviewStep[], ReviewState][] = [
  ['draft', [], 'none'],
  ['draft', ['sent', 'changes'], 'changes'],
  ['In review', [], 'waiting'],
  ['in review', ['sent', 'approved'], 'approved'],
  ['in review', ['sent', 'approved', 'edited'], 'waiting'],
  ['published', ['sent', 'approved'], 'published'],
  ['archived', ['sent', 'approved'], 'none'],
  [undefined, ['sent'], 'waiting'],
  [undefined, ['sent', 'approved'], 'approved'],
  [undefined, [], 'none'],
]

test.each(cases)('with the status %s and the steps %j the review is: %s', (status, steps, state) => {
  expect(toReviewState(status, notes(...steps))).toBe(state)
})
