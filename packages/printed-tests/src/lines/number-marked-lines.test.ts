import { expect, test } from 'vitest'
import { numberMarkedLines } from './number-marked-lines.ts'

const marked = (...texts: string[]) =>
  numberMarkedLines(texts.map((text, index) => ({ at: index + 1, text }))).map(({ text }) => text)

test.each(['#', 'No. ', 'Item ', 'Statement ', '• ', '- ', '✓ ', '____ '])(
  'removes “%s” before a number',
  (before) => {
    const printed = [14, 15, 16].map((number) => `${before}${number} The ice was cut.`)
    expect(marked(...printed)).toEqual([
      '14. The ice was cut.',
      '15. The ice was cut.',
      '16. The ice was cut.',
    ])
  },
)

test.each(['/ ', '.) ', '.', ')'])('removes “%s” after a number', (after) => {
  const printed = [14, 15, 16].map((number) => `${number}${after}The ice was cut.`)
  expect(marked(...printed)[2]).toBe('16. The ice was cut.')
})

test('leaves numbers before a leader alone', () => {
  expect(marked('37 ...', '38 ...', '39 ...')).toEqual(['37 ...', '38 ...', '39 ...'])
})

test('accepts a sentence as an answer', () => {
  expect(
    marked(
      'The answer to question 14 is B.',
      'The answer to question 15 is ice.',
      'The answer to question 16-17 is A and C.',
      'The answer to question 18 is NO.',
    ),
  ).toEqual(['14. B.', '15. ice.', '16-17 A and C.', '18. NO.'])
})

test.each([
  [['- 14 people came.', '- 20 stayed.', '- 31 left.']],
  [['(14) The ice', '(15) The snow', '(16) The rain']],
  [['14B', '15C', '16A']],
  [['Exercise 1 Choose.', 'Exercise 2 Match.', 'Exercise 3 Write.']],
  [['• 14 …… of ice', '• 15 …… of snow', '• 16 …… of rain']],
])('keeps %s as it is', (lines) => {
  expect(marked(...lines)).toEqual(lines)
})

test('reads answers in the margin, before the number', () => {
  expect(marked('T\t14\tIce was cut.', '__F__ 15. It was kept.', 'NG\t16\tIt was sold.')[1]).toBe(
    '15. It was kept.\t[F]',
  )
})
