import { anything, assert, dictionary, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { urlNumber } from '../ui/url-state.ts'
import { defineList } from './define-list.ts'
import { findRecords, readFilters, toSorted, withKnownColumns } from './list-view.ts'
import { toViewPatch, toViewSearch } from './saved-views.ts'

type Pack = { id: number; name: string; status: string; book: string | null; price: number | null }

const packs: Pack[] = [
  { id: 1, name: 'Gold 10', status: 'draft', book: 'Harbour', price: 3 },
  { id: 2, name: 'gold 2', status: 'published', book: null, price: null },
  { id: 3, name: 'Silver', status: 'draft', book: 'Lantern', price: 7 },
]

const list = defineList<Pack, { edit: typeof urlNumber }>({
  name: 'packs',
  words: { one: 'pack', many: 'packs' },
  nameOf: ({ name }) => name,
  searched: ({ name, book }) => [name, book],
  filters: {
    status: {
      label: 'Status',
      choices: { draft: 'Draft', published: 'Published' },
      matches: ({ status }, choice) => status === choice,
    },
    book: {
      label: 'Book',
      choices: (items) =>
        Object.fromEntries(items.flatMap(({ book }) => (book === null ? [] : [[book, book]]))),
      matches: ({ book }, choice) => book === choice,
    },
  },
  columns: [
    { key: 'name', title: 'Name', value: ({ name }) => name },
    { key: 'price', title: 'Price', value: ({ price }) => price },
    { key: 'note', title: 'Note', value: () => '', isSortable: false },
  ],
  details: () => null,
  sort: 'name',
  url: { edit: urlNumber },
})

function show(params: Record<string, unknown>): number[] {
  const url = z.parse(list.urlSchema, params)
  const filters = readFilters(list.filters ?? {}, packs, url)
  const sorted = toSorted(list, packs, url.sort)
  return findRecords(list, sorted, url.q, filters).map(({ id }) => id)
}

test.each<[string, Record<string, string>, number[]]>([
  ['nothing', {}, [2, 1, 3]],
  ['a search in any letter case', { q: ' GOLD ' }, [2, 1]],
  ['a search in another text of the record', { q: 'lantern' }, [3]],
  ['a search that would run over two texts of a record', { q: 'silverlantern' }, []],
  ['a filter', { status: 'draft' }, [1, 3]],
  ['two filters', { status: 'draft', book: 'Lantern' }, [3]],
  ['a sort, what has no value last', { sort: '-price' }, [3, 1, 2]],
  ['a filter that no choice has', { status: 'deleted' }, [2, 1, 3]],
  ['a filter that no record has', { book: 'Gone' }, [2, 1, 3]],
  ['a filter named like what every object has', { status: 'constructor', book: '__proto__' }, [2, 1, 3]],
  ['a sort that no column has', { sort: '-colour' }, [2, 1, 3]],
  ['a sort by a column that is not sorted by', { sort: 'note' }, [2, 1, 3]],
])('an address with %s opens the list that way', (_, params, ids) => {
  expect(show(params)).toEqual(ids)
})

test('the list opens from any address, with defaults for what it does not recognise', () => {
  const values = oneof(string(), anything())
  void assert(
    property(dictionary(string(), values), values, values, values, values, (rest, q, sort, page, size) => {
      const url = z.parse(list.urlSchema, { ...rest, q, sort, page, size, edit: q })
      expect(typeof url.q).toBe('string')
      expect(['name', '-name', 'price', '-price']).toContain(url.sort)
      expect([20, 50, 100]).toContain(url.size)
      expect(Number.isInteger(url.page) && url.page >= 1).toBe(true)
      expect(show({ ...rest, q, sort }).length).toBeLessThanOrEqual(packs.length)
    }),
  )
})

test('a saved view keeps search, filters, sort and page size but not the page', () => {
  const url = z.parse(list.urlSchema, {
    q: 'gold & more',
    status: 'draft',
    sort: '-price',
    page: '3',
    size: '50',
  })
  const filters = readFilters(list.filters ?? {}, packs, url)
  const search = toViewSearch({ address: url, filters })
  expect(toViewPatch({ name: 'Mine', search })).toEqual({
    q: 'gold & more',
    status: 'draft',
    book: '',
    sort: '-price',
    size: 50,
  })
})

const price = { key: 'price', title: 'Price', value: (pack: Pack) => pack.price }
const note = { key: 'note', title: 'Note', value: () => null }

test('sorting keeps values that cannot be compared separate in both directions', () => {
  const byStatus = { columns: [{ ...price, group: ({ status }: Pack) => status }] as const }
  const order = (sort: string) => toSorted(byStatus, packs, sort).items.map(({ id }) => id)
  expect(order('price')).toEqual([1, 3, 2])
  expect(order('-price')).toEqual([3, 1, 2])
})

test('an optional column appears only when some record has a value', () => {
  const [name] = list.columns
  const columns = [name, { ...price, isOptional: true }, { ...note, isOptional: true }, note] as const
  const known = withKnownColumns({ ...list, columns }, packs).columns
  expect(known.map(({ key, isOptional = false }) => [key, isOptional])).toEqual([
    ['name', false],
    ['price', true],
    ['note', false],
  ])
})

test('a filter appears only when it distinguishes records, and stays while it is set', () => {
  const harbour = packs.map((pack) => ({ ...pack, book: 'Harbour' }))
  const names = (url: Record<string, string>) =>
    readFilters(list.filters ?? {}, harbour, url).map(({ name: filter }) => filter)
  expect(names({})).toEqual(['status'])
  expect(names({ book: 'Harbour' })).toEqual(['status', 'book'])
})
