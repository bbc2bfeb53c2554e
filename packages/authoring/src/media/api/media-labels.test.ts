import { expect, test } from 'vitest'
import { formatSize } from './media-labels.ts'

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [1065, '1 KB'],
  [1700, '2 KB'],
  [310 * 1024, '310 KB'],
  [13_002_342, '12.4 MB'],
])('%i bytes are shown as %s', (bytes, size) => {
  expect(formatSize(bytes)).toBe(size)
})
