import { expect, test } from 'vitest'
import { readPrintedTest } from '../read-printed-test.ts'

const asked = `Reading Passage 1

The lamp

Lamps were made of clay. They burnt oil from olives, and stood in niches in the wall, where they made the plaster black.

HEAD
Choose the correct letter, A, B or C.

1. The first lamps were made of
A. clay  B. glass  C. iron
2. Olive oil was
A. imported.  B. burnt.  C. eaten.

Questions 3-5
Complete the sentences. Write ONE WORD ONLY.

3. Lamps were put into _____ .
4. The oil came from _____ .
5. The _____ was blackened.
`
const answers = { 1: 'A', 2: 'B', 3: 'niches', 4: 'olives', 5: 'plaster' }

test.each([
  'Listening and Reading answer keys\nTEST 2\nREADING\nReading Passage 1,\nQuestions 1–5',
  'SOLUTIONS TEST B',
  "TEACHER'S KEY (cut off here)",
  '',
])('finds the key below “%s” by its numbers', (head) => {
  const test = readPrintedTest(`${asked}\n${head}\n1 A\n2 B\n3 niches\n4 olives\n5 plaster\nThank you!`)
  expect(Object.fromEntries(test.answers)).toEqual(answers)
  expect(test.parts[0]?.groups.at(-1)?.questions.at(-1)?.text).toBe('The _____ was blackened.')
})

test('finds the key in the letter above a test that it quotes', () => {
  const quoted = asked
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  const letter =
    'Hi all,\n\nsome of you asked for the key:\n\n1 A, 2 B\n3 niches\n4 olives\n5 plaster\n\nSee you,\nAnn'
  const test = readPrintedTest(`${letter}\n\nOn 3 May Ann wrote:\n${quoted}`)
  expect(Object.fromEntries(test.answers)).toEqual(answers)
  expect(test.parts.at(-1)?.groups.at(-1)?.questions.at(-1)?.text).toBe('The _____ was blackened.')
})

test('finds the title of a key below the foot of a page', () => {
  const foot = 'Page 18 of 40'
  const test = readPrintedTest(`${asked.trim()}\n${foot}\nКлючи\n1 A\n2 B\n3 niches\n4 olives\n5 plaster`)
  expect(Object.fromEntries(test.answers)).toEqual(answers)
  expect(test.parts[0]?.groups.at(-1)?.questions.at(-1)?.text).toBe('The _____ was blackened.')
})

test('does not take questions for a key when their numbers are not repeated', () => {
  expect(readPrintedTest(asked).answers.size).toBe(0)
})

test('reads answers below or after their questions as the key', () => {
  const lines = asked.split('\n')
  const index = lines.findIndex((line) => line.includes('burnt.'))
  lines[index] += '\nAns: B'
  lines[index - 2] += '\nAnswer: A'
  const text = lines
    .join('\n')
    .replace('into _____ .', 'into _____ . (Answer: niches)')
    .replace('from _____ .', 'from _____ .\nCorrect answer: olives')
    .replace('blackened.', 'blackened. [Answer - plaster]')
  const test = readPrintedTest(text)
  expect(Object.fromEntries(test.answers)).toEqual(answers)
  expect(test.parts[0]?.groups.flatMap(({ questions }) => questions.map((each) => each.text))).toEqual([
    'The first lamps were made of',
    'Olive oil was',
    'Lamps were put into _____ .',
    'The oil came from _____ .',
    'The _____ was blackened.',
  ])
})

test.each([
  'Q1–2',
  'For questions 1–2, choose an answer.',
  'Items 1 to 2',
  'QUESTIONS (1–2)',
  'Questions 1, 2',
])('reads the numbers of a group from “%s”', (head) => {
  const [group] = readPrintedTest(asked.replace('HEAD', head)).parts[0]?.groups ?? []
  expect(group).toMatchObject({ first: 1, last: 2, task: 'multiple-choice' })
})

test('finds the key of a language that it does not know below heads that have numbers alone', () => {
  const sheet = asked
    .replace('HEAD\nChoose', '15 – 16 Choose')
    .replace('Questions 3-5\nComplete', '17 – 19 Complete')
    .replace(/^[1-5]\./gm, (number) => `${Number.parseInt(number, 10) + 14}.`)
  const { answers: read } = readPrintedTest(
    `${sheet}\nKlíč: 15 A, 16 B, 17 niches, 18 olives, 19 plaster\n\n2`,
  )
  expect([...read.values()]).toEqual(Object.values(answers))
})
