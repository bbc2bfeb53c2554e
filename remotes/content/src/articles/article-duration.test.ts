import { expect, test } from 'vitest'
import { formatDuration, toMinutes } from './article-duration.ts'

test.each([
  [8, 8, '8 min'],
  ['12', 12, '12 min'],
  [' 1200 ', 1200, '1,200 min'],
  [0, 0, '0 min'],
  ['5 minutes', null, '5 minutes'],
  ['', null, '–'],
  [null, null, '–'],
])('a duration of %j counts as %j minutes and is shown as “%s”', (duration, minutes, text) => {
  expect(toMinutes(duration)).toBe(minutes)
  expect(formatDuration(duration)).toBe(text)
})
