import { expect, test } from 'vitest'
import { toLineNoun } from './question-types.ts'

test.each([
  ['flow_chart_fill_in_the_blanks', 'step'],
  ['flow_chart_drag_and_drop', 'step'],
  ['note_completion', 'line'],
  ['sentence_completion', 'line'],
  ['summary_completion', 'line'],
  ['table_completion', 'line'],
  ['multiple_choice', 'question'],
  ['matching_features', 'question'],
  [undefined, 'question'],
] as const)('a group of %s consists of %ss', (type, noun) => {
  expect(toLineNoun(type)).toBe(noun)
})
