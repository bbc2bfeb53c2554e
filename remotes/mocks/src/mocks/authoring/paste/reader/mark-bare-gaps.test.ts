import { expect, test } from 'vitest'
import { markBareGaps } from './mark-bare-gaps.ts'

const range = { first: 14, last: 16 }
const mark = (...texts: string[]) =>
  markBareGaps(
    texts.map((text, index) => ({ at: index + 1, text })),
    range,
  ).map(({ text }) => text)

test('numbers alone in a running text are its gaps, also where a line begins with one', () => {
  expect(mark('Ice was sold to (14) and kept in', '(15) all summer.', 'It cost (16).')).toEqual([
    'Ice was sold to (14) ____ and kept in',
    '(15) ____ all summer.',
    'It cost (16) ____.',
  ])
  expect(mark('Ice was sold to 14 and kept in straw, which 15 brought.', 'It cost £16.')).toEqual([
    'Ice was sold to (14) ____ and kept in straw, which (15) ____ brought.',
    'It cost £(16) ____.',
  ])
})

test.each([
  [['14 Ice was cut.', '15 Snow fell.', '16 It rained.']],
  [['Ice was sold to 14 and kept in 15.']],
  [['Ice was sold to 14 …… and kept in 15 by 16.']],
  [['14 café\t15 stage', '16 gate']],
])('%s has no such gaps', (lines) => {
  expect(mark(...lines)).toEqual(lines)
})
