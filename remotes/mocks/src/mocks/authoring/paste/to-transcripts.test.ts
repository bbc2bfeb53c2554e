import { expect, test } from 'vitest'
import type { PartPlan } from './apply-paste.ts'
import type { Source } from './files/join-sources.ts'
import { placeTranscripts, readTranscripts } from './to-transcripts.ts'

const script = (text: string): Source => ({ id: text, text, kind: 'script' })

test.each([
  [
    'a file for each part',
    [script('Part 1\nHello'), script('Part 2\nBye')],
    2,
    [
      [1, 'Hello'],
      [2, 'Bye'],
    ],
  ],
  ['a file without headings for a single part', [script('Hello')], 1, [[1, 'Hello']]],
  ['a paper alone', [{ ...script('Part 1\nHello'), kind: 'paper' as const }], 1, []],
])('%s', (_, sources, parts, expected) => {
  expect([...(readTranscripts(sources, parts) ?? [])]).toEqual(expected)
})

test('nobody can say which of several parts a text without headings is of', () => {
  expect(readTranscripts([script('Hello')], 4)).toBeNull()
})

const toPlan = (number: number | null, target: string | null): PartPlan => ({
  pasted: { number, lines: null, title: '', paragraphs: [], isLettered: false, groups: [] },
  target,
  groups: [],
})
const said = new Map([
  [2, 'two'],
  [3, 'three'],
])

test('a transcript goes to the part of its number, whether that is new or was there', () => {
  const plans = [toPlan(3, null), toPlan(2, 'old')]
  expect(placeTranscripts(said, plans, { before: 2, after: ['first', 'old', 'new'] })).toEqual(
    new Map([
      ['old', 'two'],
      ['new', 'three'],
    ]),
  )
})

test('without a paper it goes to the parts that are there, and one too many is left out', () => {
  expect(placeTranscripts(said, [], { before: 2, after: ['first', 'second'] })).toEqual(
    new Map([['second', 'two']]),
  )
})
