import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isMissingChunk } from '../errors/errors.ts'
import { importWithRetry } from './import-with-retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const overdue = Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError', type: 'timeout' })

test('a file that took too long is requested a second time', async () => {
  const importer = vi.fn().mockRejectedValueOnce(overdue).mockResolvedValue('The module')
  await expect(importWithRetry(importer)).resolves.toBe('The module')
})

test('a file that is not there is requested once', async () => {
  const importer = vi.fn().mockRejectedValue(new Error('404'))
  await expect(importWithRetry(importer)).rejects.toThrow('404')
  expect(importer).toHaveBeenCalledTimes(1)
})

test.each([
  { attempts: 2, limit: 8000 },
  { attempts: 7, limit: 28_000 },
])(
  'an import that never settles is given up after $limit ms as a missing part',
  async ({ attempts, limit }) => {
    const given = importWithRetry(() => new Promise(() => {}), attempts).catch((error: unknown) => error)
    const settled = vi.fn()
    void given.then(settled)
    await vi.advanceTimersByTimeAsync(limit - 1)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(isMissingChunk(await given)).toBe(true)
  },
)
