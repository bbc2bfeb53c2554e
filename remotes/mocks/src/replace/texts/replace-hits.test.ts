import { type MockDocument, toBlankMock } from '@console/ielts'
import { arbitraryMock } from '@console/ielts/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMatches } from '../../search/texts/find-matches.ts'
import { listHits, replaceHits } from './replace-hits.ts'

const anyCase = { matchCase: false, wholeWords: false }

const cut = (text: string, wanted: Parameters<typeof findMatches>[1]) =>
  findMatches(text, wanted).map(({ start, end }) => text.slice(start, end))

test.each([
  [
    'any case',
    'Colour and colour',
    { find: 'colour', matchCase: false, wholeWords: false },
    ['Colour', 'colour'],
  ],
  ['its own case', 'Colour and colour', { find: 'colour', matchCase: true, wholeWords: false }, ['colour']],
  [
    'whole words',
    'art, cart, art_1, Art',
    { find: 'art', matchCase: false, wholeWords: true },
    ['art', 'Art'],
  ],
  ['words of other letters', 'été étéx', { find: 'été', matchCase: true, wholeWords: true }, ['été']],
  ['signs as they are', 'a.b a+b', { find: 'a.b', matchCase: true, wholeWords: false }, ['a.b']],
  [
    'no address',
    'See https://art.example/art or art',
    { find: 'art', matchCase: true, wholeWords: false },
    ['art'],
  ],
  ['nothing', 'art', { find: '', matchCase: true, wholeWords: false }, []],
])('finds %s', (_, text, wanted, found) => expect(cut(text, wanted)).toEqual(found))

/** Every leaf of a document by its path. */
function listValues(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return [
    [`${path}{}`, Object.keys(value).join()],
    ...Object.entries(value).flatMap(([key, inner]) => listValues(inner, `${path}/${key}`)),
  ]
}

const letter = fc.constantFrom('a', 'e', ' ', '}', '0', 'A')

test('deselected matches stay identical in every mock', () => {
  void fc.assert(
    fc.property(
      arbitraryMock,
      letter,
      fc.string({ maxLength: 4 }),
      fc.boolean(),
      fc.infiniteStream(fc.boolean()),
      (document, find, replacement, inKeys, ticks) => {
        const wanted = { find, ...anyCase }
        const ticked = listHits(document, wanted, inKeys).filter(() => ticks.next().value === true)
        const before = listValues(document)
        const after = listValues(replaceHits(document, ticked, { find, replacement, matchCase: true }))
        expect(after.map(([path]) => path)).toEqual(before.map(([path]) => path))
        for (const [index, [path, text]] of before.entries()) {
          const own = ticked.filter((hit) => `/${hit.path}` === path)
          expect(after[index]?.[1]).toBe(own.length === 0 ? text : spliced(String(text), own, replacement))
        }
      },
    ),
  )
})

/** Replaces the ranges naively, as the expected result. */
function spliced(text: string, hits: readonly { start: number; end: number }[], replacement: string) {
  const ends = [0, ...hits.map(({ end }) => end)]
  const starts = [...hits.map(({ start }) => start), text.length]
  return ends.map((end, index) => text.slice(end, starts[index])).join(replacement)
}

const reading = (group: object, paragraph: object = {}): MockDocument => ({
  ...toBlankMock('reading'),
  name: 'ice',
  status: 'ice',
  questions: {
    passages: [
      {
        id: 'ice',
        title: 'ice',
        image: 'ice',
        paragraphs: [{ id: 'ice', content: 'ice', heading: 'ice', dropId: 'ice', ...paragraph }],
        questions: [{ id: 'ice', type: 'ice', questions: [{ id: 'ice', text: 'ice' }], ...group }],
      },
    ],
  },
})

const paths = (document: MockDocument, inKeys: boolean) =>
  listHits(document, { find: 'ice', ...anyCase }, inKeys).map(({ path }) => path)

test('never matches ids, types, status, addresses or unknown fields', () => {
  expect(paths(reading({ correct_answer: ['ice'], shelf: 'ice' }), false)).toEqual([
    'name',
    'questions/passages/0/title',
    'questions/passages/0/paragraphs/0/content',
    'questions/passages/0/questions/0/questions/0/text',
  ])
  const listening = {
    ...toBlankMock('listening'),
    questions: {
      recording: 'ice',
      parts: [{ id: 1, title: null, questions: [{ image: 'ice', wordlimit: 1 }] }],
    },
  }
  expect(paths(listening, true)).toEqual([])
})

test('matches keys, and options that the key quotes, only on request', () => {
  const document = reading({ options: ['ice', { key: 'ice', value: 'ice' }], correct_answer: ['ice'] })
  const group = 'questions/passages/0/questions/0'
  expect(paths(document, false)).toContain(`${group}/options/1/value`)
  const inKeys = paths(document, true).filter((path) => !paths(document, false).includes(path))
  expect(inKeys).toEqual([
    'questions/passages/0/paragraphs/0/heading',
    `${group}/options/0`,
    `${group}/correct_answer/0`,
  ])
})
