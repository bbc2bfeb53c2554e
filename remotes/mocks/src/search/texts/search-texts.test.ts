import { parseQuery } from '@console/authoring/search/to-excerpt'
import { noExplanations, toBlankMock } from '@console/ielts'
import { mockSchema } from '@console/ielts/schemas'
import { expect, test } from 'vitest'
import { createNotesFeed } from '../notes-feed.ts'
import { countNoteMatches } from './count-note-matches.ts'
import { type MockTexts, toMockTexts } from './mock-texts.ts'
import { hitLimit, searchTexts, toSearched } from './search-texts.ts'
import { createTextIndex } from './text-index.ts'
import type { TextStore } from './text-store.ts'
import { withNotes } from './with-notes.ts'

const toMock = (id: string, ...texts: string[]) =>
  toSearched({
    ...{ id, version: '1', readAt: 0, name: id, section: 'reading' },
    places: texts.map((text, index) => ({
      ...{ key: `p${index} content`, part: 1, group: null, mark: null },
      text,
    })),
    beside: [],
  })

const marked = (pieces: readonly { text: string; isMatch: boolean }[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

test.each([
  ['ice trade', ['ice', 'trade']],
  ['  “ice trade” Boston ', ['ice trade', 'boston']],
  ['"ice trade', ['ice trade']],
  ['“”', []],
])('%s searches for %j', (query, words) => {
  expect(parseQuery(query)).toEqual(words)
})

test.each([
  ['ICE', 'The [ice] was cut; [ice] was sold.'],
  ['sold ice', 'The [ice] was cut; [ice] was [sold].'],
  ['"was cut"', 'The ice [was cut]; ice was sold.'],
  ['c cut', 'The i[c]e was [cut]; i[c]e was sold.'],
])('%s is highlighted as %s', (query, expected) => {
  const { hits } = searchTexts([toMock('a', 'The ice was cut; ice was sold.')], query)
  expect(hits.map(({ pieces }) => marked(pieces))).toEqual([expected])
})

test.each([
  ["i'd", 'I’d like to stall'],
  ['i’d', "I'd like to stall"],
  ['11-15', 'Questions 11–15'],
  ['"town hall"', 'the town\u00a0hall'],
  ['cafe\u0301', 'the café'],
  ['sawdust', 'saw\u00addust'],
  ['office', 'the oﬃce'],
  ['ｓａｗｄｕｓｔ\u200b', 'sawdust'],
  ['۱۸۰۶', 'in 1806'],
  ['25°C', '25℃'],
])('typing %s finds %s', (query, content) => {
  expect(searchTexts([toMock('a', content)], query).places).toBe(1)
})

test.each([
  ['office café', 'An oﬃce, a cafe\u0301 and saw\u00addust', 'An [oﬃce], a [cafe\u0301] and saw\u00addust'],
  ['sawdust', 'An oﬃce, a cafe\u0301 and saw\u00addust', 'An oﬃce, a cafe\u0301 and [saw\u00addust]'],
])('%s is highlighted in what was folded: %s', (query, content, expected) => {
  const { hits } = searchTexts([toMock('a', content)], query)
  expect(hits.map(({ pieces }) => marked(pieces))).toEqual([expected])
})

test('a match contains every word of the query', () => {
  const mocks = [toMock('a', 'The ice', 'was sold'), toMock('b', 'Sold: the ice')]
  expect(searchTexts(mocks, 'ice sold')).toMatchObject({ places: 1, mocks: 1, hits: [{ mock: 'b' }] })
})

test('the context of a match is cut between words and marked as cut', () => {
  const [hit] = searchTexts([toMock('a', `${'before '.repeat(40)}ice${' after'.repeat(60)}`)], 'ice').hits
  expect(marked(hit?.pieces ?? [])).toMatch(/^…(before )+\[ice\]( after)+…$/)
})

test('the context is centred on the longest word, where a short one is part of many others', () => {
  const [hit] = searchTexts([toMock('a', `A ${'market '.repeat(40)}has a stall`)], 'a stall').hits
  expect(marked(hit?.pieces ?? [])).toMatch(/^…(m\[a\]rket )+h\[a\]s \[a\] \[stall\]$/)
})

test('a letter that is longer in lower case does not shift the highlight', () => {
  const [hit] = searchTexts([toMock('a', 'İ and the ice')], 'ice').hits
  expect(marked(hit?.pieces ?? [])).toBe('İ and the [ice]')
})

test('counts all matches and shows the first of them', () => {
  const found = searchTexts([toMock('a', ...Array.from({ length: 250 }, () => 'ice'))], 'ice')
  expect(found.places).toBe(250)
  expect(found.hits).toHaveLength(hitLimit)
})

test('finds a mock by its text, each match with its part and group', () => {
  const group = { id: 'g', title: 'Sledges', questions: [{ id: 'q', text: 'Who pulled them?' }] }
  const passage = {
    id: 'p',
    title: 'Ice',
    paragraphs: [{ id: 'c', content: 'On sledges' }],
    questions: [group],
  }
  const document = { ...toBlankMock('reading'), name: 'Sledge tests', questions: { passages: [passage] } }
  const { places } = toMockTexts({ id: 'reading/1', version: '1', readAt: 0, document })
  const asked = { part: 1, group: 'mock/passages:p/questions:g', mark: null }
  const none = { group: null, mark: null }
  expect(Object.fromEntries(places.map(({ key, ...place }) => [key, place]))).toEqual({
    name: { ...none, part: null, text: 'Sledge tests' },
    'mock/passages:p title': { ...none, part: 1, text: 'Ice' },
    'mock/passages:p/paragraphs:c content': { ...none, part: 1, text: 'On sledges' },
    'mock/passages:p/questions:g title': { ...asked, text: 'Sledges' },
    'mock/passages:p/questions:g/questions:q text': { ...asked, text: 'Who pulled them?' },
  })
})

test('a local note overrides the server’s, until it is removed', async () => {
  const group = { id: 'g', type: 'multiple_choice', correct_answer: ['A'] }
  const question = { id: 'q', text: 'Which?', explanation: 'The tide says so.' }
  const part = {
    ...{ id: 'p', title: null, transcript: 'Guide: a walrus.' },
    questions: [{ ...group, question: [question] }],
  }
  const document = { ...toBlankMock('listening'), questions: { recording: '', parts: [part] } }
  const texts = toMockTexts({ id: 'listening/1', version: '1', readAt: 0, document })
  const [heard, explained] = texts.beside
  const notes = {
    parts: { [heard?.note ?? '']: { transcript: 'Guide: an okapi.', start: null, end: null } },
    questions: { [explained?.note ?? '']: { explanation: 'The moon says so.', proof: '' } },
  }
  const find = (given: MockTexts, query: string) =>
    searchTexts([toSearched(given)], query).hits.map(({ place }) => place)
  const noted = withNotes(texts, notes)
  expect(find(noted, 'walrus')).toEqual([])
  expect(find(noted, 'okapi')).toMatchObject([{ part: 1, mark: null }])
  expect(find(noted, 'moon')).toMatchObject([{ part: 1, mark: '1' }])
  expect(find(noted, 'tide')).toEqual([])
  expect(find(withNotes(texts, undefined), 'tide')).toMatchObject([{ mark: '1' }])
  const wanted = { find: 'an', matchCase: false, wholeWords: true }
  expect(countNoteMatches([noted, texts], wanted)).toEqual({ places: 1, mocks: 1 })
})

test('indexes each note once, and drops the notes that are gone', async () => {
  const given: string[] = []
  const feed = createNotesFeed(
    async (id, notes) => void given.push(`${id} ${notes === null ? 'gone' : 'noted'}`),
  )
  const { signal } = new AbortController()
  const kept = (id: string, version: number) => {
    return { id, version: String(version), isServed: false, read: async () => noExplanations }
  }
  await feed([kept('a', 1), kept('b', 1)], signal)
  await feed([kept('a', 2), kept('b', 1)], signal)
  await feed([kept('a', 2)], signal)
  expect(given).toEqual(['a noted', 'b noted', 'a noted', 'b gone'])
})

test('keeps the index for the next visit, without what was removed', async () => {
  const kept = new Map<string, MockTexts>()
  const store: TextStore = {
    read: async () => [...kept.values()],
    write: async (texts) => kept.set(texts.id, texts).has(texts.id),
    remove: async (ids) => ids.forEach((id) => void kept.delete(id)),
  }
  const { questions: _none, ...head } = toBlankMock('writing')
  const totals = { total_question: 0, total_marks: 0, duration: 60, chances: 1 }
  const blank = mockSchema.parse({ ...head, ...totals, id: 1, writing_questions: { title: '', parts: [] } })
  const first = createTextIndex(() => store)
  await first.open('1')
  for (const id of ['writing/1', 'writing/2']) {
    await first.put({ id, version: 'v', readAt: 7, mock: { ...blank, name: `Ice ${id}` } })
  }
  await first.remove(['writing/2'])
  const second = createTextIndex(() => store)
  expect(await second.open('1')).toEqual([{ id: 'writing/1', version: 'v', readAt: 7 }])
  expect((await second.search('ice', null)).hits.map(({ id }) => id)).toEqual(['writing/1'])
})
