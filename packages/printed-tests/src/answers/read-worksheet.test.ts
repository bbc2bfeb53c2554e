import { expect, test } from 'vitest'
import { readPrintedTest } from '../read-printed-test.ts'

const sheet = (key: string) => `Exercise 1
True or false?
1. The road is old.
2. The bridge is new.
3. The town is rich.

Exercise 2
Choose the best answer.
1. The road leads to
a) the sea.
b) the hills.
2. The bridge is made of
a) wood.
b) stone.

Exercise 3
Answer the questions (max. 2 words).
1. Who built the road?
2. What did it cost?

${key}`

const answersOf = (key: string) => [...readPrintedTest(sheet(key)).answers]
const expected = [
  ...([1, 2, 3] as const).map((number) => [number, 'TFT'.charAt(number - 1)]),
  ...[
    [4, 'b'],
    [5, 'a'],
    [6, 'monks'],
    [7, 'nothing'],
  ],
]

test('continues numbers that restart in every exercise, and shows those on paper beside them', () => {
  const groups = readPrintedTest(sheet('')).parts.flatMap((part) => part.groups)
  expect(groups.map(({ first, last, printed }) => [first, last, printed])).toEqual([
    [1, 3, null],
    [4, 5, 'Exercise 2, 1–2'],
    [6, 7, 'Exercise 3, 1–2'],
  ])
})

test('reads keys beside each other, of which the last is longer', () => {
  const long = sheet('').replace('b) stone.', 'b) stone.\n3. The town has\na) a wall.\nb) a port.')
  const key = 'KEY\nExercise 1\tExercise 2\tExercise 3\n1. T\t1. b\t1. monks\n2. F\t2. a\t2. nothing'
  const { answers } = readPrintedTest(
    `${long}3. Who paid?\n4. When?\n\n${key}\n3. T\t3. a\t3. kings\n\t\t4. 1204`,
  )
  expect([...answers.values()].join(' ')).toBe('T F T b a a monks nothing kings 1204')
})

test.each([
  'Ex. 1: 1T 2F 3T\nEx. 2: 1b 2a\nEx. 3: 1 monks 2 nothing',
  'KEY\nExercise 1 – 1 T, 2 F, 3 T\nExercise 2 – 1 b, 2 a\nExercise 3 – 1 monks, 2 nothing',
  'Answers\nEx 3: 1. monks 2. nothing\nEx 1: 1. T 2. F 3. T\nEx 2: 1. b 2. a',
  'ANSWERS\n1. T\n2. F\n3. T\n1. b\n2. a\n1. monks\n2. nothing',
  'Exercise 1: T F T\nExercise 2: b a\nExercise 3: 1 monks; 2 nothing',
  'Key (don’t look!!)\nE1: 1 T, 2 F, 3 T\nE2: 1 b, 2 a\nE3: 1 monks, 2 nothing',
  'KEY\nExercise 1\tExercise 2\tExercise 3\n1. T 2. F 3. T\t1. b 2. a\t1. monks 2. nothing',
  'KEY\nEx 1\tEx 2\tEx 3\n1 T\t1 b\t1 monks\n2 F\t2 a\t2 nothing\n3 T',
])('reads the key %j exercise by exercise', (key) => {
  expect(answersOf(key).toSorted(([left], [right]) => Number(left) - Number(right))).toEqual(expected)
})

test('a missing answer in one exercise does not shift the next', () => {
  expect(answersOf('Ex. 1: 1T 3T\nEx. 2: 1b 2a\nEx. 3: 2 nothing')).toEqual([
    [1, 'T'],
    [3, 'T'],
    [4, 'b'],
    [5, 'a'],
    [7, 'nothing'],
  ])
})

test('reports a key without exercise names that does not fit', () => {
  const { doubts } = readPrintedTest(sheet('ANSWERS\n1. T\n2. F\n3. T\n1. monks\n2. nothing'))
  expect(
    doubts.filter(({ reason }) => reason.includes('where they stand')).flatMap(({ numbers }) => numbers),
  ).toEqual([1, 2, 3, 4, 5])
})

test('numbers questions that have letters, and their answers', () => {
  const read = readPrintedTest(`Task A
Write T or F.
a) The road is old.
b) The bridge is new.

Task B
Circle the best answer.
a) The road leads to
1. the sea.
2. the hills.
3. the town.
b) The bridge is made of
1. wood.
2. stone.
3. ropes.

KEY
Task A: a T, b F
Task B: a 2, b 3`)
  expect([...read.answers]).toEqual([
    [1, 'T'],
    [2, 'F'],
    [3, 'B'],
    [4, 'C'],
  ])
  const groups = read.parts.flatMap((part) => part.groups)
  expect(groups.map(({ printed }) => printed)).toEqual(['Task A, a–b', 'Task B, a–b'])
  expect(groups[1]?.questions.map(({ text, options }) => [text, options.length])).toEqual([
    ['The road leads to', 3],
    ['The bridge is made of', 3],
  ])
})

test('shows an unknown line with its number on paper', () => {
  const read = readPrintedTest(sheet('').replace('Exercise 3', '[see drawing 9]\n\nExercise 3'))
  expect(read.unread.every(({ text }) => !/^\d/.test(text))).toBe(true)
})

test('reports the heading of an exercise that cannot be read', () => {
  const { doubts } = readPrintedTest(
    sheet('').replace('Exercise 3', 'Exercise 2b: draw the town\n\nTask C: colour it\n\nExercise 3'),
  )
  expect(doubts.flatMap(({ lines }) => lines.map(({ text }) => text))).toContain('Task C: colour it')
})

test('reads a key that has a column for each exercise', () => {
  const columns = [
    'Exercise 1\tExercise 2\tExercise 3',
    '1. T\t1. b\t1. monks',
    '2. F\t2. a\t2. nothing',
    '3. T',
  ]
  expect(answersOf(`KEY\n${columns.join('\n')}`)).toEqual(expected)
})

test('takes letters above gaps whose numbers go on for options', () => {
  const { parts, answers } = readPrintedTest(`Exercise ONE — True or false?
1. The root is sweet.
2. The bread is dear.

Exercise TWO — Complete the summary with letters from the list.

(a) stones   (b) sacks   (c) a sieve   (d) a tin

The pulp goes into 3 ______ , and 4 ______ are laid on it. It is rubbed through 5 ______ .

Answers
1 T 2 F 3 b 4 a 5 c`)
  const groups = parts.flatMap((part) => part.groups)
  expect(groups.map(({ task, options }) => [task, options.length])).toEqual([
    ['true-false', 0],
    ['summary-list', 4],
  ])
  expect([...answers.values()]).toEqual(['T', 'F', 'b', 'a', 'c'])
})

test('makes no questions of a telephone number below the key', () => {
  const key = 'Answers\nEx 1\n1 T / 2 F / 3 T\nEx 2\n1 b, 2 a\nEx 3\n1 monks, 2 nothing\n06 00 00 00 00'
  const groups = readPrintedTest(sheet(key)).parts.flatMap((part) => part.groups)
  expect(answersOf(key).slice(0, 7)).toEqual(expected)
  expect(groups.at(-1)?.last).toBe(7)
})
