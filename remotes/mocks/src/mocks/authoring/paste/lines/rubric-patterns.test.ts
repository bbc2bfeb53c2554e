import { expect, test } from 'vitest'
import { isRubric } from './rubric-patterns.ts'

test.each([
  ['Reading Listening Writing Speaking Log in', true],
  ['Unit 4, Food\tName:', true],
  ['They had to log in', false],
])('whether “%s” is no part of a text: %s', (text, isNone) => {
  expect(isRubric(text)).toBe(isNone)
})
