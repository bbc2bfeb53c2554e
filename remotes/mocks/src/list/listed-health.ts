import type { MockFacts } from './check-record.ts'

/** How lists are filtered by what the checks found. */
export const healthLabels = {
  errors: 'With errors',
  warnings: 'With warnings',
  todo: 'To write',
  fine: 'No problems',
}

/** Of a mock that was not read yet nothing is known. */
export function matchesHealth(facts: MockFacts | undefined, choice: string): boolean {
  if (facts === undefined) return false
  if (choice === 'errors') return facts.errors > 0
  if (choice === 'warnings') return facts.warnings > 0
  return choice === 'todo' ? countToWrite(facts) > 0 : facts.issues.length === 0
}

/** Counts the texts that nobody has written yet. */
const countToWrite = ({ issues, errors, warnings }: MockFacts): number => issues.length - errors - warnings

/** An error weighs more than any number of warnings, and those than what is to write; null for a mock that was not read yet. */
export const toHealthRank = (facts: MockFacts | undefined) =>
  facts === undefined
    ? null
    : facts.errors * 1000 + facts.warnings + Math.min(countToWrite(facts), 999) / 1000
