import { isSame } from '@console/values/json/json-document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Choice, listChanges, mergeDocuments } from './merge-documents.ts'

/** Values that survive JSON: JSON.stringify writes -0 as 0. */
const json = fc.jsonValue({ maxDepth: 3 }).map((value): unknown => JSON.parse(JSON.stringify(value)))
const entries = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 6 }), text: fc.string({ maxLength: 3 }), extra: json }),
  { selector: ({ id }) => id, maxLength: 5 },
)
/** A record on the server: known fields, a list of sections with ids, and unknown fields. */
const documents = fc.record({
  title: fc.string({ maxLength: 4 }),
  amount: fc.integer({ min: 0, max: 3 }),
  sections: entries,
  unknown: fc.dictionary(fc.string({ maxLength: 4 }), json),
})

// proves B27
test('opening and saving a document without a change keeps its meaning', () => {
  fc.assert(
    fc.property(documents, ({ title, sections, amount, unknown }) => {
      const server = { ...unknown, title, sections, amount }
      // The editor has the known fields only.
      const known = { title, sections: sections.map(({ id, text }) => ({ id, text })) }
      const sent = mergeDocuments({ base: known, theirs: server, mine: structuredClone(known) })
      expect(isSame(sent, server)).toBe(true)
      expect(JSON.parse(JSON.stringify(sent))).toEqual(server)
    }),
  )
})

test('an edit changes the server’s own object in one place only', () => {
  fc.assert(
    fc.property(documents, fc.string(), ({ title, sections, unknown }, written) => {
      const server = { ...unknown, title, sections }
      const base = { title, sections: sections.map(({ id, text }) => ({ id, text })) }
      const mine = { title: written, sections: base.sections.map((entry) => ({ ...entry, text: written })) }
      expect(mergeDocuments({ base, theirs: server, mine })).toEqual({
        ...server,
        title: written,
        sections: sections.map((entry) => ({ ...entry, text: written })),
      })
    }),
  )
})

test('when only one side changed, the merge is that side', () => {
  fc.assert(
    fc.property(documents, documents, (base, changed) => {
      expect(mergeDocuments({ base, theirs: base, mine: changed })).toEqual(changed)
      expect(mergeDocuments({ base, theirs: changed, mine: base })).toEqual(changed)
    }),
  )
})

test('choosing one side everywhere yields that side, and identical documents offer no choice', () => {
  fc.assert(
    fc.property(
      documents,
      documents,
      documents,
      fc.constantFrom<Choice>('mine', 'theirs'),
      (base, theirs, mine, side) => {
        const copies = { base, theirs, mine }
        expect(mergeDocuments(copies, { choose: () => side })).toEqual(copies[side])
        expect(listChanges(copies).length === 0).toBe(isSame(theirs, mine))
        expect(listChanges({ base, theirs: mine, mine })).toEqual([])
      },
    ),
  )
})

test('each change says where it is and who made it', () => {
  const base = {
    title: 'Tenses',
    sections: [
      { id: 1, text: 'a' },
      { id: 2, text: 'b' },
    ],
  }
  const theirs = {
    title: 'Past tenses',
    sections: [
      { id: 1, text: 'A' },
      { id: 2, text: 'b' },
    ],
  }
  const mine = {
    title: 'Tenses in use',
    sections: [
      { id: 1, text: 'a' },
      { id: 2, text: 'B' },
      { id: 3, text: 'c' },
    ],
  }
  const found = listChanges({ base, theirs, mine }).map(({ path, changedBy }) => ({ path, changedBy }))
  expect(found).toEqual([
    { path: ['title'], changedBy: 'both' },
    { path: ['sections', { id: 1 }, 'text'], changedBy: 'them' },
    { path: ['sections', { id: 2 }, 'text'], changedBy: 'me' },
    { path: ['sections', { id: 3 }], changedBy: 'me' },
  ])
  expect(mergeDocuments({ base, theirs, mine })).toEqual({
    title: 'Tenses in use',
    sections: [
      { id: 1, text: 'A' },
      { id: 2, text: 'B' },
      { id: 3, text: 'c' },
    ],
  })
})

test('a section can be merged as a whole, and one side’s new order is kept with the other’s additions', () => {
  const base = {
    sections: [
      { id: 1, text: 'a' },
      { id: 2, text: 'b' },
    ],
  }
  const theirs = {
    sections: [
      { id: 1, text: 'A' },
      { id: 9, text: 'new' },
      { id: 2, text: 'b' },
    ],
  }
  const mine = {
    sections: [
      { id: 2, text: 'b' },
      { id: 1, text: 'a!' },
    ],
  }
  const changes = listChanges({ base, theirs, mine }, (path) => path.length === 2)
  expect(changes.map(({ path, kind, changedBy }) => ({ path, kind, changedBy }))).toEqual([
    { path: ['sections', { id: 1 }], kind: 'value', changedBy: 'both' },
    { path: ['sections', { id: 9 }], kind: 'value', changedBy: 'them' },
    { path: ['sections'], kind: 'order', changedBy: 'me' },
  ])
  expect(mergeDocuments({ base, theirs, mine })).toEqual({
    sections: [
      { id: 2, text: 'b' },
      { id: 1, text: 'a!' },
      { id: 9, text: 'new' },
    ],
  })
})

test('a section deleted on one side and unchanged on the other is gone, and one edited on the other is a conflict', () => {
  const base = {
    sections: [
      { id: 1, text: 'a' },
      { id: 2, text: 'b' },
    ],
  }
  const theirs = { sections: [] }
  const mine = {
    sections: [
      { id: 1, text: 'a' },
      { id: 2, text: 'B' },
    ],
  }
  const changes = listChanges({ base, theirs, mine })
  expect(changes.map(({ path, theirs, changedBy }) => ({ path, theirs, changedBy }))).toEqual([
    { path: ['sections', { id: 1 }], theirs: undefined, changedBy: 'them' },
    { path: ['sections', { id: 2 }], theirs: undefined, changedBy: 'both' },
  ])
  expect(mergeDocuments({ base, theirs, mine })).toEqual({ sections: [{ id: 2, text: 'B' }] })
})
