import { expect, test } from 'vitest'
import { isRubric } from './rubric-patterns.ts'

test.each([
  ['Unit 4, Food\tName:', true],
  ['Passage 14', true],
  ['They had to log in', false],
  ['[disegno – vedi libro p. 61]', true],
  ['Solutions on page 15', true],
  ['Tip: the words are usually nouns.', true],
  ['Before you begin, fill in the form on the website. It asks about your', false],
])('is “%s” a rubric rather than text: %s', (text, isNone) => {
  expect(isRubric(text)).toBe(isNone)
})
