import { expect, test } from 'vitest'
import { splitText } from './split-text.ts'

const left = [
  'The ferry is pulled across the',
  'strait by a chain that was made',
  'in 1902 and lies on the ground.',
  'A crossing takes nine minutes,',
  'and longer when the tide runs,',
  'as the captain likes to say to',
  'everybody who is in a hurry.',
]
const right = [
  'Engineers have offered a bridge',
  'to the island three times, and',
  'people have voted against it.',
  'Those who wait for a boat talk',
  'to one another, and those who',
  'drive do not even slow down.',
]

test.each([
  ['the same place in every line', (one: string, other: string) => `${one.padEnd(38)}${other}`],
  ['a tab', (one: string, other: string) => `${one}\t${other}`],
  ['a run of spaces', (one: string, other: string) => `${one}    ${other}`],
])('reads two columns separated by %s one after the other', (_, print) => {
  const printed = left.map((line, index) => (right[index] === undefined ? line : print(line, right[index])))
  const lines = splitText(`Title\n\n${printed.join('\n')}\n\nThe end`)
  expect(lines.map(({ text }) => text)).toEqual(['Title', '', ...left, ...right, '', 'The end'])
  expect(lines.find(({ text }) => text === right[0])?.at).toBe(3)
})

test.each([
  ['a key', '1  B    6  C\n2  A    7  D\n3  C    8  A\n4  D    9  B\n5  A    10  C\n6  B    11  D'],
  [
    'halves to match',
    ['1', '2', '3', '4', '5', '6']
      .map((n) => `${n} The man who came from town    ${'abcdef'[Number(n) - 1]}) had never seen it before.`)
      .join('\n'),
  ],
  ['a table', Array(7).fill('A small harbour in the north\t1984\tthree thousand tons').join('\n')],
])('does not read %s as running text', (_, text) => {
  expect(splitText(text).map(({ at }) => at)).toEqual(text.split('\n').map((_, index) => index + 1))
})

test('starts a paragraph at an indented line', () => {
  const lines = splitText(`The ferry is pulled across the strait by a chain that lies on the ground.
   Engineers have offered a bridge to the island three times so far, and it
was never built, because people who wait for a boat talk to one another.`)
  expect(lines.map(({ text }) => text === '')).toEqual([false, true, false, false])
})
