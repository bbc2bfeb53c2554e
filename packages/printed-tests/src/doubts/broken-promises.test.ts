import { expect, test } from 'vitest'
import { readPrintedTest } from '../read-printed-test.ts'

const paper = (statement: string, promised = '1-3') => `READING PASSAGE 1
You should spend about 20 minutes on Questions ${promised}.

Salt

Salt was carried over the Alps by mules, and the villages on the way lived from the toll.

Questions 1-3
Do the following statements agree with the information? Write TRUE, FALSE or NOT GIVEN.
1 Mules carried salt.
${statement}
3 The toll was high.

Answer key
1 TRUE
2 FALSE
3 NOT GIVEN`

const listReasons = (text: string) =>
  readPrintedTest(text).doubts.map(({ numbers, reason }) => `${numbers.join()} ${reason}`)

test('nothing is said about a paper that keeps its promises', () => {
  expect(listReasons(paper('2 The villages were poor.'))).toEqual([])
})

test('a line that was pasted twice is listed', () => {
  const twice = paper('2 The villages were poor.\n2 The villages were poor.')
  expect(listReasons(twice)).toContain('1,2,3 The same line stands twice, one below the other.')
})

test('questions that the rubric promises and nobody finds are listed', () => {
  const reasons = listReasons(paper('2 The villages were poor.', '1-5'))
  expect(reasons).toContain('4,5 No question has the number.')
})
