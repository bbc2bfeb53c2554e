import { expect, test } from 'vitest'
import { numberBareQuestions } from './number-bare-questions.ts'

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
