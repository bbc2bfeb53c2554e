import { expect, test } from 'vitest'
import { sortByEnd } from './sort-by-end.ts'

test('the one that ends first comes first, whatever its zone', () => {
  const [late, early] = ['2027-01-01T00:30:00+01:00', '2026-12-31T22:30:00Z']
  expect(sortByEnd([{ expires_at: late }, { expires_at: early }])).toEqual([
    { expires_at: early },
    { expires_at: late },
  ])
})
