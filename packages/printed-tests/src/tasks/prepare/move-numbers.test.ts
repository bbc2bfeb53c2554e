import { expect, test } from 'vitest'
import { moveEndNumbers } from './move-numbers.ts'

const move = (answers: readonly string[], ...texts: string[]) =>
  moveEndNumbers(
    texts.map((text, index) => ({ at: index + 1, text })),
    { first: 14, last: 13 + answers.length },
    new Map(answers.map((answer, index) => [14 + index, answer])),
  ).map(({ text }) => text)

const printed = [
  'Visitors must not (14)',
  'A smoke',
  'B swim',
  'The oldest tree is [15]',
  'A an oak',
  'B an elm',
]

test('moves numbers from the end of unfinished questions to the front when the answers are letters', () => {
  expect(move(['A', 'B'], ...printed)).toEqual([
    '14. Visitors must not',
    'A smoke',
    'B swim',
    '15. The oldest tree is',
    'A an oak',
    'B an elm',
  ])
})

test('assigns numbers in the right margin to the statements beside them', () => {
  expect(move(['NOT GIVEN', 'TRUE'], 'Ice was dear.\t14', 'Snow fell in 1906.\t15')).toEqual([
    '14. Ice was dear.',
    '15. Snow fell in 1906.',
  ])
})

test.each([
  [['smoke', 'oak'], printed],
  [
    ['A', 'B'],
    ['Complete the notes.', ...printed],
  ],
  [['A', 'B', 'A'], printed],
])('leaves numbers alone for the answers %s to %s', (answers, texts) => {
  expect(move(answers, ...texts)).toEqual(texts)
})
