import { expect, test } from 'vitest'
import { parseReport } from './test-reports.ts'

const nothing = { passed: 0, failed: 0, skipped: 0 }

test('a vitest report is read with its skipped and todo tests', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [],
  }
  expect(parseReport(JSON.stringify(report))).toEqual({ passed: 5, failed: 1, skipped: 3 })
})

test('a test file that vitest could not load counts as one failed', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ]
  const report = { numPassedTests: 2, numFailedTests: 1, testResults }
  expect(parseReport(JSON.stringify(report))).toEqual({ passed: 2, failed: 2, skipped: 0 })
})

test('a playwright report counts flaky tests and errors outside tests as failed', () => {
  const report = {
    stats: { expected: 9, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'setup' }],
  }
  expect(parseReport(JSON.stringify(report))).toEqual({ passed: 9, failed: 3, skipped: 2 })
})

test.each(['', 'not JSON', 'null', '[]', '{"stats": 3}', '{"numPassedTests": "7"}'])(
  'a report that reads %j holds no tests',
  (text) => {
    expect(parseReport(text)).toEqual(nothing)
  },
)
