import { afterEach, expect, test, vi } from 'vitest'
import { toKeyLabel, toKeys } from './key-label.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['Windows NT 10.0', 'Ctrl+Shift+Z', ['Ctrl', 'Shift', 'Z']],
  ['Macintosh; Intel Mac OS X', '⌘⇧Z', ['⌘', '⇧', 'Z']],
  ['iPad', '⌘⇧Z', ['⌘', '⇧', 'Z']],
])('on %s, redo is %s', (userAgent, label, keys) => {
  vi.stubGlobal('navigator', { userAgent })
  expect(toKeyLabel('Ctrl+Shift+Z')).toBe(label)
  expect(toKeys('Ctrl+Shift+Z')).toEqual(keys)
})
