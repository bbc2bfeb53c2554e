import { expect, test } from 'vitest'
import { countByMonth } from './count-by-month.ts'

test('months are counted and in order', () => {
  const days = ['2026-11-30T23:59:00Z', '2026-10-01T00:00:00Z', '2026-11-01T00:00:00Z']
  expect(countByMonth(days.map((opened_at) => ({ opened_at })))).toEqual([
    { month: '2026-10', count: 1 },
    { month: '2026-11', count: 2 },
  ])
})
