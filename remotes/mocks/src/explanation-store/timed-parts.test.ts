import { expect, test } from 'vitest'
import { parseSeconds } from './timed-parts.ts'

test.each([
  ['7:05', 425],
  [' 7:05.4 ', 425.4],
  ['425', 425],
  ['۷:۰۵٫۴', 425.4],
  ['７：０５', 425],
  ['7:05\u200f', 425],
  ['', null],
  ['seven', null],
  ['1:2:3', null],
])('reads %j as %j seconds', (typed, seconds) => {
  expect(parseSeconds(typed)).toBe(seconds)
})
