import { expect, test } from 'vitest'
import { numberAskingHeads, numberSingleHeads } from './number-single-heads.ts'

const numbered = (text: string) =>
  numberSingleHeads(text.split('\n').map((line, index) => ({ at: index + 1, text: line })))
    .map((line) => line.text)
    .join('\n')

test.each(['Questions 1–2: Choose TRUE or FALSE.\n', 'Questions 1–2\nChoose TRUE or FALSE.\n'])(
  'reads the headings of single questions below “%s” as their numbers',
  (head) => {
    expect(numbered(`${head}Question 1\nThe ice was cut.\nQuestion 2: It melted.`)).toBe(
      `${head}1\nThe ice was cut.\n2. It melted.`,
    )
  },
)

test.each([
  [
    'no instruction says what all of them are',
    'Questions 1–2\nQuestion 1\nChoose A or B.\nQuestion 2\nWrite.',
  ],
  ['one of them is missing', 'Questions 1–3: Choose A or B.\nQuestion 1\nIce\nQuestion 2\nSnow'],
  [
    'another text stands between them',
    'Questions 1–2: Choose.\nQuestion 1\nIce\nPASSAGE 2\nQuestion 2\nSnow',
  ],
])('keeps them as headings when %s', (_, text) => {
  expect(numbered(text)).toBe(text)
})

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
