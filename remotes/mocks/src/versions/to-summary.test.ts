import { expect, test } from 'vitest'
import { toSummary } from './to-summary.ts'

test.each([
  [['Name'], 'Name'],
  [['Description', 'Part 2, Title', 'Part 2, Title'], 'Description. Part 2: Title'],
  [['Description', 'Fee', 'Part 2, Title', 'Part 1'], 'Description, Fee and Part 1. Part 2: Title'],
  [
    ['Part 1, Question group 1, Question 3', 'Part 1, Title', 'Part 2, Title'],
    'Part 1: Question group 1 › Question 3 and Title. Part 2: Title',
  ],
  [
    [1, 2, 3, 4, 5].map((part) => `Part 1, Question ${part}`),
    'Part 1: Question 1, Question 2, Question 3 and 2 more',
  ],
])('%j reads %j', (labels, summary) => expect(toSummary(labels)).toBe(summary))

test('a summary fits the server’s maximum length', () => {
  expect(
    toSummary(Array.from({ length: 99 }, (_, index) => `Part ${index}, Title`)).length,
  ).toBeLessThanOrEqual(500)
})
