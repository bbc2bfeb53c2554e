import { expect, test } from 'vitest'
import { toHealthHistory, toProblems } from './to-health-history.ts'

const row = (at: number, errors: number | null, warnings: number | null, isUnsaved = false) => ({
  ...{ id: String(at), place: 'device' as const, at, by: null, status: null, summary: null },
  ...{ errors, warnings, isUnsaved },
})

const toNumbers = (...rows: ReturnType<typeof row>[]) => toHealthHistory(rows, []).map(toProblems)

test('runs from the oldest to the newest, without unchanged counts', () => {
  expect(toNumbers(row(4, 0, 0), row(3, 1, 2), row(2, 0, 3), row(1, 10, 2))).toEqual([12, 3, 0])
})

test('ignores versions without a count and those that were never saved', () => {
  expect(toNumbers(row(3, 1, 0), row(2, null, null), row(1, 5, 0, true))).toEqual([1])
})

test('shows the last six', () => {
  expect(toNumbers(...Array.from({ length: 9 }, (_, index) => row(9 - index, index, 0)))).toEqual([
    5, 4, 3, 2, 1, 0,
  ])
})

test('counts runs over all mocks as well as saves', () => {
  const checks = [
    { at: 2, errors: 7, warnings: 0 },
    { at: 4, errors: 0, warnings: 0 },
  ]
  const steps = toHealthHistory([row(3, 5, 0), row(1, 9, 0)], checks)
  expect(steps.map(toProblems)).toEqual([9, 7, 5, 0])
})
