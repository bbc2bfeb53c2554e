import { expect, test } from 'vitest'
import { matchKeyHead } from './head-patterns.ts'

test.each([
  'Answer key (page 148)',
  'Show answers for Questions 14–18',
  'Teacher’s key',
  'Key 1–5',
  'Listening and Reading Answer Keys',
  'Listening Mock 4 – Answer key',
  'Answers & explanations',
])('recognises “%s” as the heading of a key', (text) => {
  expect(matchKeyHead(text)).toEqual({ rest: '' })
})
