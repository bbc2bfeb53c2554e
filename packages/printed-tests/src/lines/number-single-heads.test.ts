import { expect, test } from 'vitest'
import { numberAskingHeads } from './number-single-heads.ts'

const asking = (text: string) =>
  numberAskingHeads(text.split('\n').map((line, index) => ({ at: index + 1, text: line })))
    .map((line) => line.text)
    .join('\n')

test('reads the heading of a single question that asks something as a number', () => {
  expect(asking('Question 1: The ice was cut.\nQuestion 2\nThe ice melted.')).toBe(
    '1. The ice was cut.\n2\nThe ice melted.',
  )
})

test.each([
  'Question 1: Choose A or B.\nQuestion 2: Write a word.',
  'Question 10\nWhat is it about? Tick one.',
])('keeps “%s”', (text) => {
  expect(asking(text)).toBe(text)
})

test('puts a head above the questions of a quiz, up to the one that says what to do', () => {
  expect(
    asking('Question 1\nThe ice melted.\nQuestion 2\nWho cut it?\nQuestion 3\nComplete it: the ____ .'),
  ).toBe('Questions 1–2\n1\nThe ice melted.\n2\nWho cut it?\nQuestion 3\nComplete it: the ____ .')
})
