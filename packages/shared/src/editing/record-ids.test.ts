import { isSame } from '@console/values/json/json-document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchIds, noRecordIds, toEditorIds, toServerIds } from './record-ids.ts'

type Item = { id: string | number; text: string }
type Section = Item & { items: Item[] }
type Article = { sections: Section[] }

/** Numeric ids from the server, and text ids from the editor. */
const id = fc.oneof(
  fc.integer({ min: 1, max: 9 }),
  fc.integer({ min: 1, max: 9 }).map((at) => `new-${at}`),
)
const item = fc.record({ id, text: fc.string({ maxLength: 2 }) })
const listOf = <Entry extends Item>(entry: fc.Arbitrary<Entry>) =>
  fc.uniqueArray(entry, { selector: (one) => one.id, maxLength: 5 })
const articles: fc.Arbitrary<Article> = fc.record({
  sections: listOf(fc.record({ id, text: fc.string({ maxLength: 2 }), items: listOf(item) })),
})

/** Ids restart in every list, as with two database tables. */
function store({ sections }: Article, normalise: (text: string) => string): Article {
  const number = <Entry extends Item>(entries: Entry[]) =>
    entries.map((entry, index) => ({
      ...entry,
      id: typeof entry.id === 'number' ? entry.id : 100 + index,
      text: normalise(entry.text),
    }))
  return { sections: number(sections.map((section) => ({ ...section, items: number(section.items) }))) }
}

test('entries that the server numbered are recognised in the editor and sent back under the server’s ids', () => {
  fc.assert(
    fc.property(articles, (sent) => {
      const received = store(sent, (text) => text)
      const ids = matchIds(sent, received, noRecordIds)
      expect(isSame(toEditorIds(received, ids), sent)).toBe(true)
      expect(toServerIds(sent, ids)).toEqual(received)
    }),
  )
})

test('entries that the server rewrote are recognised by their order', () => {
  fc.assert(
    fc.property(articles, (sent) => {
      const received = store(sent, (text) => `${text}.`)
      const ids = matchIds(sent, received, noRecordIds)
      expect(toEditorIds(received, ids).sections.map((section) => section.id)).toEqual(
        sent.sections.map((section) => section.id),
      )
    }),
  )
})

test('ids survive later saves, and a deleted entry that is restored follows its new id', () => {
  const made = { id: 'new-1', text: 'Made here' }
  const first = matchIds({ sections: [made] }, { sections: [{ ...made, id: 7 }] }, noRecordIds)
  const edited = { sections: [{ ...made, text: 'Edited' }] }
  expect(toServerIds(edited, first)).toEqual({ sections: [{ id: 7, text: 'Edited' }] })
  const later = matchIds(edited, { sections: [{ id: 8, text: 'Edited' }] }, first)
  expect(toServerIds(edited, later)).toEqual({ sections: [{ id: 8, text: 'Edited' }] })
})

test('an entry that somebody else added meanwhile is not mistaken for one’s own', () => {
  const sent = { sections: [{ id: 'new-1', text: 'Mine' }] }
  const theirs = { id: 7, text: 'Theirs' }
  const received = { sections: [theirs, { id: 8, text: 'Mine' }] }
  const ids = matchIds(sent, received, noRecordIds)
  expect(toEditorIds(received, ids)).toEqual({ sections: [theirs, { id: 'new-1', text: 'Mine' }] })
})
