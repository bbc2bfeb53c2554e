import type { Counts } from './suite.ts'

/** A report of `vitest --reporter=json` or `playwright test --reporter=json`; anything else has no tests. */
export function parseReport(text: string): Counts {
  const report = parseRecord(text)
  const stats = report['stats']
  return isRecord(stats) ? countPlaywright(report, stats) : countVitest(report)
}

/** A file that fails to load contains no tests, and counts as one failure. */
function countVitest(report: JsonRecord): Counts {
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

/** A flaky test, which passed only on a retry, counts as failed. */
const countPlaywright = (report: JsonRecord, stats: JsonRecord): Counts => ({
  passed: readCount(stats, 'expected'),
  failed: readCount(stats, 'unexpected') + readCount(stats, 'flaky') + readList(report, 'errors').length,
  skipped: readCount(stats, 'skipped'),
})

type JsonRecord = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is JsonRecord => typeof value === 'object' && value !== null

/** Text that is not a JSON object counts as an empty one, without tests. */
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
