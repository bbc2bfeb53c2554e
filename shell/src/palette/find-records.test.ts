import { expect, it } from 'vitest'
import { findRecords, isRecordQuery } from './find-records.ts'

const records = [
  { id: '1', title: 'WELCOME10', to: '/coupons/?edit=1', keywords: ['1', 'Spring'] },
  { id: '2', title: 'Present perfect', to: '/grammar/2/', keywords: ['2', 'present-perfect'] },
  { id: '3', title: 'The présent', to: '/grammar/3/', keywords: ['3'] },
  { id: '21', title: 'Two', to: '/grammar/21/', keywords: ['21'] },
]

const find = (query: string, searched: typeof records = records) =>
  findRecords(
    {
      records: searched,
      toEntry: ({ title, to }) => ({
        id: to,
        title,
        group: 'Records',
        keywords: [],
        icon: 'screen',
        run: () => undefined,
      }),
    },
    query,
  ).map(({ command }) => command.title)

it('matches a part of the name regardless of case and accents, prefixes first', () => {
  expect(find(' welcome ')).toEqual(['WELCOME10'])
  expect(find('PRESENT')).toEqual(['Present perfect', 'The présent'])
})

it('finds by the whole id, and by the beginning of a slug or a campaign', () => {
  expect(find('2')).toEqual(['Present perfect'])
  expect(find('21')).toEqual(['Two'])
  expect(find('spri')).toEqual(['WELCOME10'])
  expect(find('present-p')).toEqual(['Present perfect'])
})

it('shows at most six records of one list', () => {
  const many = Array.from({ length: 50_000 }, (_, at) => ({
    id: `${at}`,
    title: `CODE-${at}`,
    to: `/coupons/?edit=${at}`,
    keywords: [],
  }))
  expect(find('code', many)).toHaveLength(6)
})

it('leaves out a record that leads out of the console', () => {
  expect(find('evil', [{ id: '1', title: 'evil', to: '//evil.example', keywords: [] }])).toEqual([])
})

it.each([
  ['', false],
  ['w', false],
  [' w ', false],
  ['7', true],
  ['we', true],
])('searches records for %j: %j', (query, isOne) => expect(isRecordQuery(query)).toBe(isOne))
