import { expect, test } from 'vitest'
import { collectConsoleComplaints } from './console-guard.ts'

test('an error or warning on the console fails a test until it is cleared', () => {
  const { error, warn } = console
  const complaints = collectConsoleComplaints()
  complaints.assertNone()
  console.error('Row %s has no key', 7)
  console.warn('Deprecated')
  expect(() => complaints.assertNone()).toThrow(
    /Row 7 has no key\n +at .*console-guard\.test\.ts.*\nDeprecated/,
  )
  complaints.clear()
  complaints.assertNone()
  Object.assign(console, { error, warn })
})
