import type { MockFacts } from './check-record.ts'

/** How lists are filtered by what the checks found. */
export const healthLabels = { errors: 'With errors', warnings: 'With warnings', fine: 'No problems' }

/** Of a mock that was not read yet nothing is known. */
export function matchesHealth(facts: MockFacts | undefined, choice: string): boolean {
  if (facts === undefined) return false
  if (choice === 'errors') return facts.errors > 0
  if (choice === 'warnings') return facts.warnings > 0
  return facts.errors + facts.warnings === 0
}

/** An error weighs more than any number of warnings; null for a mock that was not read yet, which comes last. */
export const toHealthRank = (facts: MockFacts | undefined) =>
  facts === undefined ? null : facts.errors * 1000 + facts.warnings
