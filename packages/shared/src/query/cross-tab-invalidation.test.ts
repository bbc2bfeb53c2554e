import { expect, onTestFinished, test, vi } from 'vitest'
import { invalidateInOtherTabs } from './cross-tab-invalidation.ts'
import { createQueryClient } from './query-client.ts'

test('a bulk change in one tab makes the lists of the others stale, and no other query', async () => {
  const otherTab = createQueryClient({ onRefetchFailed: () => undefined, onWriteFailed: () => undefined })
  onTestFinished(() => otherTab.clear())
  otherTab.setQueryData(['coupons', 'list'], [])
  otherTab.setQueryData(['packages', 'list'], [])
  invalidateInOtherTabs([['coupons']])
  await vi.waitFor(() =>
    expect(otherTab.getQueryState(['coupons', 'list'])).toMatchObject({ isInvalidated: true }),
  )
  expect(otherTab.getQueryState(['packages', 'list'])).toMatchObject({ isInvalidated: false })
})

test('does nothing in a browser that has no channel between tabs', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(() => invalidateInOtherTabs([['coupons']])).not.toThrow()
})
