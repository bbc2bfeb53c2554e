import { expect, test } from 'vitest'
import { readPrintedTest } from '../read-printed-test.ts'

const form = `1. The tail helps it to *
1 point
Mark only one oval.
( ) climb trees.
( ) stay warm.

2. Which TWO are used to count them? *
Check all that apply.
[ ] cameras
[ ] collars
[ ] the coat

4. Cameras were left in twenty countries. *
( ) True
( ) False
( ) Not given

Key: 1 stay warm. 2/3 cameras, the coat 4 False`

test('reads the boxes of a form as options, and its kinds of questions as groups', () => {
  const { parts, answers } = readPrintedTest(form)
  const groups = parts.flatMap((part) => part.groups)
  expect(groups.map(({ first, last, task }) => [first, last, task])).toEqual([
    [1, 1, 'multiple-choice'],
    [2, 3, 'several-answers'],
    [4, 4, 'true-false'],
  ])
  expect(groups[1]?.questions[0]?.options).toEqual([
    { key: 'A', value: 'cameras' },
    { key: 'B', value: 'collars' },
    { key: 'C', value: 'the coat' },
  ])
  expect([...answers]).toEqual([
    [1, 'stay warm.'],
    [2, 'cameras'],
    [3, 'the coat'],
    [4, 'False'],
  ])
})
