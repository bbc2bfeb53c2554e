import { expect, test } from 'vitest'
import { splitText } from '../lines/split-text.ts'
import { parsePassage } from './parse-passage.ts'

const first = `The ferry is pulled across the strait by a chain, which is ninety tons
heavy and lies on the ground when nobody wants to go to the other side,
which is rare, as most of them have an aunt or an uncle on either shore.`
const second = `Engineers have offered a bridge three times, and the last of their plans
was voted down by four hundred to eleven people in the year of the flood.`
const third = `In winter the ferry does not run, and nobody is sorry, since there is a
bar at each end of the chain and a fire in it.`
const fourth = `The captain has a cat that crosses twice a day, and it never
pays for it.`

test('marks where a paragraph may end on a full line', () => {
  const read = parsePassage(splitText(`The chain\n\n${[first, second, third, fourth].join('\n')}`))
  expect(read.fullEnds.map(({ text }) => text)).toEqual(
    [first, second].map((text) => text.split('\n').at(-1)),
  )
})

test('marks nothing when empty lines separate the paragraphs', () => {
  expect(parsePassage(splitText(`The chain\n\n${[first, second, third].join('\n\n')}`))).toMatchObject({
    fullEnds: [],
    paragraphs: { length: 3 },
  })
})

test('takes the head above the letter of a paragraph for its own', () => {
  const read = parsePassage(
    splitText(`The chain\n\nA\n${first}\n\nA plan that failed\n\nB\n${second}\n\nIn winter\n\nC\n${third}`),
  )
  expect(read.paragraphs.map((text) => text.slice(0, 19))).toEqual([
    'The ferry is pulled',
    'A plan that failed ',
    'In winter In winter',
  ])
})
