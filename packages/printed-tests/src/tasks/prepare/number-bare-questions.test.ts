import { expect, test } from 'vitest'
import { moveEndNumbers, numberBareQuestions } from './number-bare-questions.ts'

const numbered = (text: string) =>
  numberBareQuestions(
    text.split('\n').map((line, index) => ({ at: index + 1, text: line })),
    { first: 6, last: 7 },
  )
    .map((line) => line.text)
    .join('\n')

test('numbers as many questions as the heading announces', () => {
  expect(numbered('Choose A or B.\n\nWhy did\nAnn come?\nA to see\nB to eat\n\nTom\nA ran\nB fell')).toBe(
    'Choose A or B.\n\n6 Why did\nAnn come?\nA to see\nB to eat\n\n7 Tom\nA ran\nB fell',
  )
  expect(numbered('Write TRUE or FALSE.\n\n• Ann came.\n• Tom fell.')).toBe(
    'Write TRUE or FALSE.\n\n6 Ann came.\n7 Tom fell.',
  )
  expect(numbered('Answer the questions.\nWhich hat?\n\nWhose?')).toBe(
    'Answer the questions.\n6 Which hat?\n\n7 Whose?',
  )
})

test.each([
  ['one of them has a number', 'Write TRUE or FALSE.\n\n6 Ann came.\nTom fell.'],
  ['there are more', 'Choose A or B.\n\nAnn\nA saw\nB ate\nTom\nA ran\nB fell\nEve\nA sat\nB left'],
  ['they have gaps', 'Complete the notes.\n\nAnn came by ____ .\nTom fell.'],
])('leaves questions unnumbered when %s', (_, text) => {
  expect(numbered(text)).toBe(text)
})

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
