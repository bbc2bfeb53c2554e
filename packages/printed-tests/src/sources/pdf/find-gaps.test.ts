import { expect, test } from 'vitest'
import { findGaps } from './find-gaps.ts'

const row = (y: number, text: string) => ({ text, left: 40, right: 40 + text.length * 5, y, size: 10 })
const rule = (left: number, right: number, y: number) => ({ left, right, top: y - 0.5, bottom: y })
const wide = row(
  20,
  'A line of a text that runs over the whole of the page, and that shows how wide the page is.',
)

test.each([
  ['beside words', rule(120, 200, 101), [row(100, 'They left in')], 1],
  ['right below a question', rule(55, 180, 118), [row(100, '4 Where do they live?')], 1],
  ['below a title', rule(40, 140, 118), [row(100, 'The ferry')], 0],
  ['over the page below a question', rule(40, 480, 118), [row(100, '4 Where do they live?')], 0],
  ['far below a question', rule(55, 180, 140), [row(100, '4 Where do they live?')], 0],
  ['below words', rule(40, 90, 101), [row(100, 'They left')], 0],
] as const)('a line %s', (_, drawn, texts, gaps) => {
  expect(findGaps([drawn], [wide, ...texts])).toHaveLength(gaps)
})
