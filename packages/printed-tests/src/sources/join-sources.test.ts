import { expect, test } from 'vitest'
import { readPrintedTest } from '../read-printed-test.ts'
import { joinSources, type Source } from './sources.ts'

const paper =
  'Questions 1–2\nComplete the sentences. Write ONE WORD ONLY.\n1 The cellar kept ____ .\n2 It was cut with a ____ .'
const sources: Source[] = [
  { id: 'key', kind: 'key', text: '1 ice\n2 saw' },
  { id: 'script', kind: 'script', text: 'CLERK: Good morning.' },
  { id: 'paper', kind: 'paper', text: paper },
  { id: 'other', kind: 'none', text: 'Bring two pencils.' },
]

test('a paper, its key and its transcript make one test, in any order', () => {
  const { parts, answers, unread } = readPrintedTest(joinSources(sources).text)
  expect(parts.flatMap(({ groups }) => groups).map(({ first, last }) => [first, last])).toEqual([[1, 2]])
  expect([...answers]).toEqual([
    [1, 'ice'],
    [2, 'saw'],
  ])
  expect(unread).toEqual([])
})

test('every line is traced to its source', () => {
  const { text, placeOf } = joinSources(sources)
  const lines = text.split('\n')
  for (const { id, text: own, kind } of sources)
    for (const [index, line] of own.split('\n').entries()) {
      const at = lines.findIndex((each, place) => each === line && placeOf(place + 1)?.id === id) + 1
      expect(placeOf(at)).toEqual(kind === 'none' ? null : { id, at: index + 1 })
    }
})

test('does not add a heading to a key that has one', () => {
  expect(joinSources([{ id: 'key', kind: 'key', text: 'Reading answers\n1 ice' }]).text).toBe(
    'Reading answers\n1 ice',
  )
})
