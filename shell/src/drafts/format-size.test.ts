import { expect, it } from 'vitest'
import { formatSize } from './format-size.ts'

it.each([
  [81, null],
  [99_000, null],
  [120_000, '120 KB'],
  [1_234_000, '1.2 MB'],
])('formats a draft of %d bytes as %j', (bytes, size) => {
  expect(formatSize('a'.repeat(bytes - 2))).toBe(size)
})
