import { setServiceZone } from '@console/values/time/service-zone'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { updatedByFilter, updatedFilter } from './common-filters.ts'

const choicesOf = ({ choices }: typeof updatedFilter, items: readonly object[]) =>
  typeof choices === 'function' ? choices(items) : choices

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T20:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  setServiceZone('UTC')
})

test.each([
  ['UTC', '2026-11-30T23:59:59Z', false],
  ['UTC', '2026-12-01T00:00:00Z', true],
  // It is the 3rd already.
  ['Asia/Dhaka', '2026-12-01T17:59:59Z', false],
  ['Asia/Dhaka', '2026-12-01T18:00:00Z', true],
])('in %s a change at %s was since yesterday: %s', (zone, updated_at, isSince) => {
  setServiceZone(zone)
  expect(updatedFilter.matches({ updated_at }, 'yesterday')).toBe(isSince)
})

test('a server that tells neither time nor person of a change has neither filter', () => {
  expect(choicesOf(updatedFilter, [{}, { updated_at: null }])).toEqual({})
  expect(choicesOf(updatedByFilter, [{}, { updated_by: null }])).toEqual({})
  expect(Object.keys(choicesOf(updatedFilter, [{ updated_at: '2026-12-01T00:00:00Z' }]))[0]).toBe('yesterday')
  expect(choicesOf(updatedByFilter, [{ updated_by: 7 }, { updated_by: 'Amelia Hart' }])).toEqual({
    7: 'Changed by 7',
    'Amelia Hart': 'Changed by Amelia Hart',
  })
})
