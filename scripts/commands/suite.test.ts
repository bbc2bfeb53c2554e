import { expect, test } from 'vitest'
import type { CommandResult } from './run-command.ts'
import { toDuration, toStaticSuite, toSummaryLine, toTestSuite } from './suite.ts'

const ended = (facts: Partial<CommandResult>): CommandResult => ({
  label: 'vitest run',
  code: 0,
  timedOut: false,
  output: '',
  seconds: 3,
  ...facts,
})
const counts = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped })
const suiteOf = (passed: number, failed: number) => ({ name: 's', passed, failed, note: '', output: '' })

test.each([
  ['a run in which every test passed', counts(7, 0), {}, 7, 0, ''],
  ['a run with failures', counts(7, 2), { code: 1 }, 7, 2, ''],
  ['skipped tests, which count as failed', counts(7, 0, 2), {}, 7, 2, '2 skipped, counted as failed'],
  ['a run without a test', counts(0, 0), {}, 0, 1, 'ran no test'],
  [
    'a run without a test that ended badly',
    counts(0, 0),
    { code: 1 },
    0,
    1,
    'ran no test; vitest run ended with code 1',
  ],
  ['a crash after every test passed', counts(7, 0), { code: 1 }, 7, 1, 'vitest run ended with code 1'],
  ['a hang', counts(7, 0), { code: null, timedOut: true }, 7, 1, 'ended after 3 s without finishing'],
  [
    'a hang after a failure',
    counts(7, 1),
    { code: null, timedOut: true },
    7,
    2,
    'ended after 3 s without finishing',
  ],
])('counts %s', (_, seen, facts, passed, failed, note) => {
  expect(toTestSuite('s', seen, ended(facts))).toMatchObject({ passed, failed, note })
})

test('a static check is one test, and one failed command fails it', () => {
  expect(toStaticSuite('Types', [ended({}), ended({})])).toMatchObject({ passed: 1, failed: 0 })
  const broken = toStaticSuite('Types', [ended({}), ended({ code: 2, output: 'wrong type\n' })])
  expect(broken).toMatchObject({ passed: 0, failed: 1, output: 'wrong type' })
  expect(broken.note).toBe('vitest run ended with code 2')
})

test('a static check that found nothing to check has failed', () => {
  expect(toStaticSuite('Production build', [])).toMatchObject({ passed: 0, failed: 1 })
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
