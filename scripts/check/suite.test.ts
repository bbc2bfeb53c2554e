import { expect, test } from 'vitest'
import { toDuration, toStaticSuite, toSummaryLine, toTestSuite } from './suite.ts'

const counts = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped })
const suiteOf = (passed: number, failed: number) => ({ name: 's', passed, failed, note: '' })
const notRun = 'not run: something that it depends on failed'

test.each([
  ['a run in which every test passed', counts(7, 0), 0, 7, 0, ''],
  ['a run with failures', counts(7, 2), 1, 7, 2, ''],
  ['skipped tests, which count as failed', counts(7, 0, 2), 0, 7, 2, '2 skipped, counted as failed'],
  ['a run without a test', counts(0, 0), 0, 0, 1, 'ran no test'],
  ['a run without a test that failed', counts(0, 0), 1, 0, 1, 'ran no test, ended with code 1'],
  ['a crash after every test passed', counts(7, 0), 1, 7, 1, 'ended with code 1'],
  ['tests that were not run', counts(0, 0), undefined, 0, 1, `ran no test, ${notRun}`],
])('counts %s', (_, seen, exitCode, passed, failed, note) => {
  expect(toTestSuite('s', seen, exitCode)).toEqual({ name: 's', passed, failed, note })
})

test('a static check counts as one test', () => {
  expect(toStaticSuite('lint', 0)).toMatchObject({ passed: 1, failed: 0, note: '' })
  expect(toStaticSuite('lint', 2)).toMatchObject({ passed: 0, failed: 1, note: 'ended with code 2' })
  expect(toStaticSuite('budget', undefined)).toMatchObject({ passed: 0, failed: 1, note: notRun })
})

test('the last line sums every suite', () => {
  expect(toSummaryLine([suiteOf(3, 0), suiteOf(4, 1), suiteOf(0, 0)])).toBe('7 passed, 1 failed')
})

test('a check without any suite has failed', () => {
  expect(toSummaryLine([])).toBe('0 passed, 1 failed')
})

test.each([
  [0.4, '0 s'],
  [59.4, '59 s'],
  [59.6, '1 min 0 s'],
  [707.8, '11 min 48 s'],
])('%d seconds are read as %s', (seconds, text) => {
  expect(toDuration(seconds)).toBe(text)
})
