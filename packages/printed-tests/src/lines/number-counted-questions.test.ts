import { expect, test } from 'vitest'
import { numberCountedQuestions } from './to-lines.ts'

const counted = (text: string) =>
  numberCountedQuestions(text.split('\n').map((line, index) => ({ at: index + 1, text: line })))
    .map((line) => line.text)
    .join('\n')

test.each([
  ['Question 3 of 13\nThe ice was cut.', 'Question 3:\nThe ice was cut.'],
  ['Question 3/13: The ice was cut.', 'Question 3: The ice was cut.'],
  ['Question 3 of 13\n3. The ice was cut.', '\n3. The ice was cut.'],
  ['Question 3 of 13\n30 people came.', 'Question 3:\n30 people came.'],
  ['Question 3 of the quiz', 'Question 3 of the quiz'],
])('reads “%s” as “%s”', (text, numbered) => {
  expect(counted(text)).toBe(numbered)
})
