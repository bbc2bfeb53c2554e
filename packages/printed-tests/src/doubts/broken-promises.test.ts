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

test('an answer that stays where candidates read it is listed', () => {
  const reasons = listReasons(paper('2 The villages were {poor}.'))
  expect(reasons).toContain('2 An answer seems to be printed where learners read it.')
})

test('numbers that stand out of order are listed', () => {
  const lines = '3 The toll was high.'
  const turned = paper('2 The villages were poor.')
    .replace('1 Mules carried salt.\n', '')
    .replace(lines, `${lines}\n1 Mules carried salt.`)
  expect(listReasons(turned)).toContain('1 The numbers do not follow one another on paper.')
})

test('a text below an instruction is listed, and not shown as one', () => {
  const text =
    'The mules were led by boys from the villages. Salt was weighed twice on the way down. Nobody knows how many sacks were lost.'
  const reasons = listReasons(
    paper('2 The villages were poor.').replace('NOT GIVEN.\n1', `NOT GIVEN.\n${text}\n1`),
  )
  expect(reasons).toContain('1,2,3 A text seems to have been read as part of the instruction.')
})

test('a range behind the name of a part is no title', () => {
  const { parts } = readPrintedTest(
    paper('2 The villages were poor.').replace('PASSAGE 1\n', 'PASSAGE 1 (Questions 1-3)\n'),
  )
  expect(parts.map(({ title }) => title)).toEqual(['Salt'])
})

test('the answer of an example is none of the key', () => {
  const example = 'Example\nThe salt came from\nA the sea\nB a mine\nAnswer\nB\n'
  const { parts, answers } = readPrintedTest(
    `Questions 1-2\nChoose the correct letter, A or B.\n${example}1 It was sold\nA here\nB there\n2 It was\nA white\nB grey\nAnswers\n1 A\n2 B`,
  )
  expect([...answers.values()]).toEqual(['A', 'B'])
  expect(parts[0]?.groups[0]).toMatchObject({
    instruction: 'Choose the correct letter, A or B.',
    shown: expect.arrayContaining(['Answer B']),
  })
})

test('a question beside two that are in doubt is listed with them', () => {
  const cut = paper('2 The villages were poor.').replace('\n2 FALSE\n3 NOT GIVEN', '')
  expect(listReasons(cut)).toContain('1 Most questions beside it are in doubt.')
})
