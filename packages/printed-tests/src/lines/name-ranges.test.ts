import { expect, test } from 'vitest'
import { nameRanges } from './name-ranges.ts'

const named = (...texts: string[]) =>
  nameRanges(texts.map((text, index) => ({ at: index + 1, text })))[0]?.text

test.each([
  ['14–18', 'Questions 14–18'],
  ['(Questions 14–18)', 'Questions 14–18'],
  ['Task: questions 14 to 18', 'Questions 14–18'],
  ['Sentence work (questions 14–18)', 'Questions 14–18'],
  ['Multiple choice (Q14–Q18)', 'Questions 14–18 Multiple choice'],
])('reads “%s” above an instruction as the heading “%s”', (text, head) => {
  expect(named(text, '', 'Choose the correct letter, A, B or C.')).toBe(head)
})

test.each([
  ['14–18', 'The war of those years was short.'],
  ['The Ice Trade (questions 1–5)', 'Ice was cut on lakes in winter, and kept in straw.'],
  ['READING PASSAGE 2 (Questions 14–26)', 'Choose the correct letter.'],
  ['B. Listen again. Match each task with a person (questions 5–9).', 'Match the two.'],
])('keeps “%s” above “%s” as it is', (text, next) => {
  expect(named(text, next)).toBe(text)
})
