import type { CheckSummary } from './check-record.ts'

/** Choices of the health filter. */
export const healthLabels = {
  errors: 'With errors',
  warnings: 'With warnings',
  todo: 'To write',
  fine: 'No problems',
}

/** Mocks that have not been read match no choice. */
export function matchesHealth(facts: CheckSummary | undefined, choice: string): boolean {
  if (facts === undefined) return false
  if (choice === 'errors') return facts.errors > 0
  if (choice === 'warnings') return facts.warnings > 0
  return choice === 'todo' ? countToWrite(facts) > 0 : facts.issues.length === 0
}

/** Texts that are still to be written. */
const countToWrite = ({ issues, errors, warnings }: CheckSummary): number => issues.length - errors - warnings

/** Sorts by errors, then warnings, then texts to be written; null for mocks that have not been read. */
export const toHealthRank = (facts: CheckSummary | undefined) =>
  facts === undefined
    ? null
    : facts.errors * 1000 + facts.warnings + Math.min(countToWrite(facts), 999) / 1000
