import type { Source } from '@console/printed-tests/sources'
import { expect, test } from 'vitest'
import type { PartPlan } from './apply-paste.ts'
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

test('does not guess which of several parts a text without headings belongs to', () => {
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

test('assigns a transcript to the part of its number, new or existing', () => {
  const plans = [toPlan(3, null), toPlan(2, 'old')]
  expect(placeTranscripts(said, plans, { before: 2, after: ['first', 'old', 'new'] })).toEqual(
    new Map([
      ['old', 'two'],
      ['new', 'three'],
    ]),
  )
})

test('assigns transcripts without a paper to existing parts, and leaves out one too many', () => {
  expect(placeTranscripts(said, [], { before: 2, after: ['first', 'second'] })).toEqual(
    new Map([['second', 'two']]),
  )
})
