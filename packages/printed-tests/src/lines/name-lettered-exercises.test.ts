import { expect, test } from 'vitest'
import { readPrintedTest } from '../read-printed-test.ts'

const sheet = (names: readonly [string, string], key: string) =>
  readPrintedTest(`${names[0]}  Tick the best answer.

1  Why did Emma change the question?
   a)  It was too long.
   b)  It was too personal.
2  Tariq was surprised by
   a)  pensioners.
   b)  tourists.

${names[1]}  Finish these sentences. One word, no more!

1  They spoke to ........ people.
2  Tariq is going to draw the ........ .

${key}`)

test.each([
  [['1a', '1b'], 'for teachers\n1a  1 b   2 a\n1b  1 many   2 map'],
  [['Ex. 1a', 'Ex. 1b'], 'Key\nEx. 1a: 1 b, 2 a\nEx. 1b: 1 many, 2 map'],
  [['PART ONE.', 'PART TWO.'], 'P1: 1.b 2.a\nP2: 1.many 2.map'],
  [['Task 1.', 'Task 2.'], 'KEYS:  Task 1: 1-b, 2-a.   Task 2: 1-many, 2-map.'],
] as const)('finds the answers of the exercises %j', (names, key) => {
  const { parts, answers } = sheet(names, key)
  expect([...answers]).toEqual([
    [1, 'b'],
    [2, 'a'],
    [3, 'many'],
    [4, 'map'],
  ])
  expect(parts.flatMap(({ groups }) => groups.map(({ task }) => task))).toEqual([
    'multiple-choice',
    'sentences',
  ])
})
