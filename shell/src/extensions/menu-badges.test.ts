import type { Extensions } from '@console/shared/extensions'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enterSection, leaveSection } from '../containment/shown-section.ts'
import { badgesStore, watchBadges } from './menu-badges.ts'

const minute = 60_000
const badge = { path: '/coupons/', count: 2, sentence: '2 coupons expiring within 7 days' }

function watch(...remotes: [name: string, run: () => Promise<(typeof badge)[]>][]) {
  const list = () => remotes.map(([remote, run]) => ({ remote, title: remote, run }))
  return watchBadges({ list } as unknown as Extensions)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('asks late, then rarely, and keeps the answers of other remotes if one fails', async () => {
  const ask = vi.fn(async () => [badge])
  const stop = watch(['texts', () => Promise.reject(new Error('No list'))], ['sales', ask])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(ask).toHaveBeenCalledOnce()
  const { path, ...shown } = badge
  expect(badgesStore.getState()).toEqual({ texts: {}, sales: { [path]: shown } })
  stop()
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(ask).toHaveBeenCalledOnce()
  expect(badgesStore.getState()).toEqual({})
})

test('asks a section again when somebody leaves it, and only that one', async () => {
  const sales = vi.fn(async () => [badge])
  const texts = vi.fn(async () => [])
  const stop = watch(['texts', texts], ['sales', sales])
  enterSection('sales')
  leaveSection('sales')
  expect(sales).toHaveBeenCalledOnce()
  expect(texts).not.toHaveBeenCalled()
  stop()
})

test('asks nothing on metered data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const ask = vi.fn(async () => [badge])
  const stop = watch(['sales', ask])
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(ask).not.toHaveBeenCalled()
  stop()
})
