import { expect, test } from 'vitest'
import { parseKeyColumn } from './key-column.ts'

test.each([
  [
    'numbers and spaces',
    '1 B\n2 TRUE\n3 two words',
    [
      [1, 'B'],
      [2, 'TRUE'],
      [3, 'two words'],
    ],
  ],
  [
    'numbers with a full stop, a bracket or a tab',
    '14. v\n15) ix\n16\tNOT GIVEN',
    [
      [14, 'v'],
      [15, 'ix'],
      [16, 'NOT GIVEN'],
    ],
  ],
  [
    'answers alone',
    'B\n\nC',
    [
      [1, 'B'],
      [3, 'C'],
    ],
  ],
  [
    'answers that are numbers',
    '120\n18\n26 April',
    [
      [1, '120'],
      [2, '18'],
      [3, '26 April'],
    ],
  ],
  ['nothing', ' \n', []],
])('a pasted column of %s is read', (_, text, answers) => {
  expect([...parseKeyColumn(text)]).toEqual(answers)
})
