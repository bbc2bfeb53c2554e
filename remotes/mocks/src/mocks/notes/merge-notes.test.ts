import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bringNotes, mergeThreeNotes } from './merge-notes.ts'
import { type MockNotes, noNotes, setExplained, setHeardPart } from './mock-notes.ts'

const text = fc.constantFrom('', 'a', 'b')
const arbitraryNotes: fc.Arbitrary<MockNotes> = fc
  .record({ one: text, two: text, proof: text, transcript: text, start: fc.constantFrom(null, 0, 5) })
  .map(({ one, two, proof, transcript, start }) =>
    [
      setExplained('1', { explanation: one, proof }),
      setExplained('2', { explanation: two }),
      setHeardPart('p', { transcript, start }),
    ].reduce((notes, change) => change(notes), noNotes),
  )

test('each gets what the other changed, and where both changed a field neither loses it', () => {
  void fc.assert(
    fc.property(arbitraryNotes, arbitraryNotes, arbitraryNotes, (base, theirs, mine) => {
      const merged = mergeThreeNotes({ base, theirs, mine })
      if (merged.clashes.length === 0) {
        expect(merged.shown).toEqual(merged.sent)
        expect(merged.base).toEqual(merged.sent)
        return
      }
      // Sent again, nothing more is changed, and the same is asked.
      const again = mergeThreeNotes({ base: merged.base, theirs: merged.sent, mine: merged.shown })
      expect(again.sent).toBe(merged.sent)
      expect(new Set(again.clashes)).toEqual(new Set(merged.clashes))
    }),
  )
})

test('what nobody changed here is theirs, what nobody changed there is mine', () => {
  void fc.assert(
    fc.property(arbitraryNotes, arbitraryNotes, (base, other) => {
      expect(mergeThreeNotes({ base, theirs: other, mine: base })).toMatchObject({
        shown: other,
        sent: other,
      })
      expect(mergeThreeNotes({ base, theirs: base, mine: other })).toMatchObject({
        shown: other,
        sent: other,
      })
    }),
  )
})

test('what a device brings is asked about where the server says something else', () => {
  const server = setExplained('1', { explanation: 'Theirs' })(noNotes)
  const device = setExplained('2', { explanation: 'New' })(
    setExplained('1', { explanation: 'Mine' })(noNotes),
  )
  const { base, notes } = bringNotes(device, server, server)
  const merged = mergeThreeNotes({ base, theirs: server, mine: notes })
  expect(merged.clashes).toMatchObject([{ theirs: 'Theirs' }])
  expect(merged.sent.questions).toMatchObject({ 1: { explanation: 'Theirs' }, 2: { explanation: 'New' } })
  expect(merged.shown.questions).toMatchObject({ 1: { explanation: 'Mine' }, 2: { explanation: 'New' } })
})
