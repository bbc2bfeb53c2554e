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

test('puts what is to be done above the questions that it stands in, and below the heads that share it', () => {
  const own =
    'Question 8\nWrite ONE WORD. What shuts it?\nAnswer: ____\nQuestion 9\nWrite ONE WORD. What opens it?'
  expect(asking(own)).toBe('Questions 8–9\nWrite ONE WORD.\n8. What shuts it?\n9. What opens it?')
  const shared =
    'Question 1\nIs it so?\nA lamp burns.\nQuestion 2\nIs it so?\nA lamp falls.\nQuestion 3\nWho lit it?\na. A boy'
  expect(asking(shared)).toBe(
    'Questions 1–2\nIs it so?\n1. A lamp burns.\n2. A lamp falls.\nQuestions 3–3\n3\nWho lit it?\na. A boy',
  )
})
