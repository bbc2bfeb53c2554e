import { expect, test } from 'vitest'
import { markBareGaps } from './mark-bare-gaps.ts'

const range = { first: 14, last: 16 }
const mark = (...texts: string[]) =>
  markBareGaps(
    texts.map((text, index) => ({ at: index + 1, text })),
    range,
  ).map(({ text }) => text)

test('reads bare numbers in a running text as gaps, also at the start of a line', () => {
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

test('reads bare numbers in a form, a table and a chart as gaps', () => {
  expect(mark('Address: 14\t14 Road', 'Fee: £38\t15 hours only', 'Write to the 16')).toEqual([
    'Address: (14) ____\t14 Road',
    'Fee: £38\t(15) ____ hours only',
    'Write to the (16) ____',
  ])
})

test.each([
  [['14 Ice was cut.', '15 Snow fell.', '16 It rained.']],
  [['Ice was sold to 14 and kept in 15.']],
  [['Ice was sold to 14 …… and kept in 15 by 16.']],
  [['14 café\t15 stage', '16 gate']],
])('finds no such gaps in %s', (lines) => {
  expect(mark(...lines)).toEqual(lines)
})
