import { expect, test } from 'vitest'
import { isIdentifiedList, isSame, readOwn, withoutIds } from './json-document.ts'

test.each<[string, unknown, boolean]>([
  ['a list of records', [{ id: 1 }, { id: 'b' }], true],
  ['an empty list', [], true],
  ['a list with a record that has no id', [{ id: 1 }, { name: 'b' }], false],
  ['a list with an id that is neither a number nor a text', [{ id: null }], false],
  ['a list with an id twice', [{ id: 1 }, { id: 1 }], false],
  ['a record', { id: 1 }, false],
])('%s (%j) is compared by ids: %s', (_, value, isIdentified) => {
  expect(isIdentifiedList(value)).toBe(isIdentified)
})

test('a property that every object inherits is not one of a document', () => {
  expect(readOwn({ price: 5 }, 'price')).toBe(5)
  expect(readOwn({ price: 5 }, 'constructor')).toBeUndefined()
})

test.each([
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1, b: null }, { a: 1 }, false],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [['a'], { 0: 'a' }, false],
])('%j and %j are the same document: %s', (left, right, same) => {
  expect(isSame(left, right)).toBe(same)
  expect(isSame(right, left)).toBe(same)
})

test('compares content without the ids at any depth', () => {
  expect(withoutIds({ id: 1, parts: [{ id: 2, title: 'Tea' }] })).toEqual({ parts: [{ title: 'Tea' }] })
})
