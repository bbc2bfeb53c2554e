import { isJsonObject, type JsonObject } from '@console/values/json/json-document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { preserveWireValues } from './preserve-wire-values.ts'

/** Reads like a tolerant schema: converts numbers to text, fills in blanks and drops unknown fields. */
function read(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(read)
  if (!isJsonObject(value)) return value === null ? '' : Number(value) || value
  const known = Object.entries(value).filter(([key]) => !key.startsWith('x'))
  return Object.fromEntries(known.map(([key, field]) => [key, read(field)]))
}

const leaf = fc.constantFrom('1', '2.50', 3, '', null, 'word', '0')
const fields = { text: leaf, marks: leaf, xshelf: leaf, list: fc.array(leaf, { maxLength: 3 }) }
const entry = (id: fc.Arbitrary<unknown>) => fc.record({ id, ...fields }, { requiredKeys: ['id'] })
const entries = fc
  .uniqueArray(entry(fc.nat(20).map((id) => `e${id}`)), { selector: ({ id }) => id, maxLength: 4 })
  .map((list): JsonObject[] => list)
const wires = fc.record({ ...fields, entries, unnamed: fc.array(fc.record(fields), { maxLength: 4 }) })

const copy = (value: unknown): JsonObject => Object(read(value))

test('sends unchanged fields as received', () => {
  fc.assert(
    fc.property(wires, (wire) => {
      expect(preserveWireValues({ wire, base: copy(wire), mine: copy(wire) })).toBe(wire)
    }),
  )
})

test('sends everything but the changed field as received', () => {
  fc.assert(
    fc.property(wires, fc.nat(), (wire, at) => {
      const index = wire.entries.length === 0 ? -1 : at % wire.entries.length
      const change = (object: JsonObject) => ({
        ...object,
        marks: 'changed',
        entries: Object.values(Object(object['entries'])).map((each, place) =>
          place === index ? { ...Object(each), text: 'changed' } : each,
        ),
      })
      const sent = preserveWireValues({ wire, base: copy(wire), mine: change(copy(wire)) })
      expect(sent).toEqual(change(wire))
    }),
  )
})

test('entries with ids keep their unknown fields when moved, and new ones take none from others', () => {
  fc.assert(
    fc.property(wires, fc.infiniteStream(fc.nat()), (wire, random) => {
      const shuffle = <Entry>(list: readonly Entry[], keys: readonly number[]) =>
        list
          .map((each, index) => [keys[index] ?? 0, each] as const)
          .toSorted(([one], [other]) => one - other)
          .map(([, each]) => each)
      const keys = [...random.take(wire.entries.length)]
      const added = { id: 'new', text: 'new' }
      const base = copy(wire)
      const mine = { ...base, entries: [added, ...shuffle(Object(base['entries']), keys)] }
      expect(preserveWireValues({ wire, base, mine })).toEqual({
        ...wire,
        entries: [added, ...shuffle(wire.entries, keys)],
      })
    }),
  )
})

test('entries without ids keep their unknown fields when another is removed', () => {
  const wire = [
    { key: 1, xshelf: 1 },
    { key: '2', xshelf: 2 },
    { key: null, xshelf: 3 },
  ]
  const base = Object.values(copy({ wire })['wire'] ?? [])
  expect(preserveWireValues({ wire, base, mine: base.slice(1) })).toEqual(wire.slice(1))
})

test('omits removed fields, and sends a list or object that was replaced as it is now', () => {
  const base = { kind: 'table', headers: ['A'], blank: '', extra: 1 }
  const wire = { kind: 'table', headers: 'A', blank: [], extra: '1', xshelf: 2 }
  expect(
    preserveWireValues({ wire, base, mine: { kind: 'list', headers: ['A', 'B'], blank: { id: 1 } } }),
  ).toEqual({
    ...{ kind: 'list', headers: ['A', 'B'], blank: { id: 1 }, xshelf: 2 },
  })
})
