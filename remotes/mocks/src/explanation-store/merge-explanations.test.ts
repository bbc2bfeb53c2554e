import { isDeepStrictEqual } from 'node:util'
import { type Explanations, noExplanations, setExplained, setPartRecording } from '@console/ielts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ExplanationField,
  importExplanations,
  mergeExplanations,
  readField,
} from './merge-explanations.ts'

const text = fc.constantFrom('', 'a', 'b')
const arbitraryNotes: fc.Arbitrary<Explanations> = fc
  .record({ one: text, two: text, proof: text, transcript: text, start: fc.constantFrom(null, 0, 5) })
  .map(({ one, two, proof, transcript, start }) =>
    [
      setExplained('1', { explanation: one, proof }),
      setExplained('2', { explanation: two }),
      setPartRecording('p', { transcript, start }),
    ].reduce((notes, change) => change(notes), noExplanations),
  )

const fields: readonly ExplanationField[] = [
  { of: 'question', key: '1', field: 'explanation' },
  { of: 'question', key: '1', field: 'proof' },
  { of: 'question', key: '2', field: 'explanation' },
  { of: 'part', key: 'p', field: 'transcript' },
  { of: 'part', key: 'p', field: 'start' },
]

test('merges field by field, and keeps both values of a field that both sides changed', () => {
  void fc.assert(
    fc.property(arbitraryNotes, arbitraryNotes, arbitraryNotes, (base, theirs, mine) => {
      const merged = mergeExplanations({ base, theirs, mine })
      for (const field of fields) {
        const [before, their, my] = [base, theirs, mine].map((notes) => readField(notes, field))
        const isConflict = their !== before && my !== before && their !== my
        const kept = my === before ? their : my
        expect([readField(merged.shown, field), readField(merged.sent, field)]).toEqual(
          isConflict ? [my, their] : [kept, kept],
        )
        expect(merged.conflicts.filter((conflict) => isDeepStrictEqual(conflict.field, field))).toMatchObject(
          isConflict ? [{ theirs: their }] : [],
        )
      }
      // Merging again changes nothing and raises the same conflicts.
      const again = mergeExplanations({ base: merged.base, theirs: merged.sent, mine: merged.shown })
      expect(again.sent).toBe(merged.sent)
      expect(new Set(again.conflicts)).toEqual(new Set(merged.conflicts))
    }),
  )
})

test('a change on one side only is the merge', () => {
  void fc.assert(
    fc.property(arbitraryNotes, arbitraryNotes, (base, other) => {
      expect(mergeExplanations({ base, theirs: other, mine: base })).toMatchObject({
        shown: other,
        sent: other,
      })
      expect(mergeExplanations({ base, theirs: base, mine: other })).toMatchObject({
        shown: other,
        sent: other,
      })
    }),
  )
})

test('explanations uploaded from a device conflict with different values on the server', () => {
  const server = setExplained('1', { explanation: 'Theirs' })(noExplanations)
  const device = setExplained('2', { explanation: 'New' })(
    setExplained('1', { explanation: 'Mine' })(noExplanations),
  )
  const { base, notes } = importExplanations(device, server, server)
  const merged = mergeExplanations({ base, theirs: server, mine: notes })
  expect(merged.conflicts).toMatchObject([{ theirs: 'Theirs' }])
  expect(merged.sent.questions).toMatchObject({ 1: { explanation: 'Theirs' }, 2: { explanation: 'New' } })
  expect(merged.shown.questions).toMatchObject({ 1: { explanation: 'Mine' }, 2: { explanation: 'New' } })
})
