import { expect, test } from 'vitest'
import { nextSort, sortRecords, toSortOrder, urlSort } from './table-sort.ts'

const packs = [
  { name: 'Pack 10', price: 3 },
  { name: 'pack 2', price: null },
  { name: 'Pack 1', price: 7 },
]
const values = {
  name: (pack: { name: string }) => pack.name,
  price: (pack: { price: number | null }) => pack.price,
}

test.each<[key: keyof typeof values, isDescending: boolean, order: string[]]>([
  ['name', false, ['Pack 1', 'pack 2', 'Pack 10']],
  ['name', true, ['Pack 10', 'pack 2', 'Pack 1']],
  ['price', false, ['Pack 10', 'Pack 1', 'pack 2']],
  ['price', true, ['Pack 1', 'Pack 10', 'pack 2']],
])(
  'sorting by %s, descending %s, compares numbers in names as numbers and puts missing values last',
  (key, isDescending, order) => {
    expect(sortRecords(packs, values[key], isDescending).map(({ name }) => name)).toEqual(order)
  },
)

test('a sort by an unknown column falls back to the default', () => {
  const schema = urlSort(['name', 'price'], '-price')
  expect(schema.parse('-name')).toBe('-name')
  expect(schema.parse('colour')).toBe('-price')
  expect(schema.parse(undefined)).toBe('-price')
})

test('the column heading and the address show the same order', () => {
  expect(toSortOrder('price', 'price')).toBe('ascend')
  expect(toSortOrder('-price', 'price')).toBe('descend')
  expect(toSortOrder('-price', 'name')).toBeNull()
  expect(nextSort('name', 'price')).toBe('price')
  expect(nextSort('price', 'price')).toBe('-price')
  expect(nextSort('-price', 'price')).toBe('price')
})

test('an invalid time sorts last in both directions', () => {
  const at = [2, Number.NaN, 1]
  expect(sortRecords(at, (moment) => moment, false)).toEqual([1, 2, Number.NaN])
  expect(sortRecords(at, (moment) => moment, true)).toEqual([2, 1, Number.NaN])
})
