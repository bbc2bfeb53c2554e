import { expect, test } from 'vitest'
import { numberAnswerRows } from './number-answer-rows.ts'

const read = (...texts: string[]) =>
  numberAnswerRows(texts.map((text, index) => ({ at: index + 1, text }))).map(({ text }) => text)

test('numbers a row of answers by the head above it', () => {
  expect(read('Questions 6–8', '6 Dogs are', 'Answers P2: B – A – C')[2]).toBe('Answers: 6. B\t7. A\t8. C')
})

test.each(['Answers: B – A', 'Key: 6 B, 7 A, 8 C', 'Ans: (the) blue card'])(
  'keeps “%s”, which is none',
  (row) => {
    expect(read('Questions 6–8', row)[1]).toBe(row)
  },
)

test('takes the column below “Key” for the answers', () => {
  expect(read('Write YES or NO.\t–\tKey', '27\tHe was blind.\tNO', '', '28\tIt ended.')).toEqual([
    'Write YES or NO.',
    '27\tHe was blind. Answer: NO',
    '',
    '28\tIt ended.',
  ])
})
