import type { Counts } from '../commands/suite.ts'

const noTests: Counts = { passed: 0, failed: 0, skipped: 0 }

/** The report of `vitest --reporter=json`. A file that could not be loaded holds no test, and counts as one failed. */
export function parseVitestReport(text: string): Counts {
  const report = parseRecord(text)
  const unloaded = readList(report, 'testResults').filter(
    (file) => file['status'] === 'failed' && !readList(file, 'assertionResults').some(isFailedTest),
  )
  return {
    passed: readCount(report, 'numPassedTests'),
    failed: readCount(report, 'numFailedTests') + unloaded.length,
    skipped: readCount(report, 'numPendingTests') + readCount(report, 'numTodoTests'),
  }
}

const isFailedTest = (test: JsonRecord) => test['status'] === 'failed'

/** The report of `playwright test --reporter=json`. A flaky test, one that passed only when repeated, has failed. */
export function parsePlaywrightReport(text: string): Counts {
  const report = parseRecord(text)
  const stats = report['stats']
  if (!isRecord(stats)) return noTests
  return {
    passed: readCount(stats, 'expected'),
    failed: readCount(stats, 'unexpected') + readCount(stats, 'flaky') + readList(report, 'errors').length,
    skipped: readCount(stats, 'skipped'),
  }
}

type JsonRecord = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is JsonRecord => typeof value === 'object' && value !== null

/** Text that is no JSON object reads as an empty one, which has no tests. */
function parseRecord(text: string): JsonRecord {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function readCount(record: JsonRecord, key: string): number {
  const value = record[key]
  return typeof value === 'number' ? value : 0
}

function readList(record: JsonRecord, key: string): readonly JsonRecord[] {
  const value = record[key]
  return Array.isArray(value) ? value.filter(isRecord) : []
}
