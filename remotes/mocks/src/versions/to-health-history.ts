import type { VersionRow } from './version-store.ts'

export type HealthAt = { at: number; errors: number; warnings: number }

/** Older ones are omitted. */
const mostShown = 6

/** Results of saves and of runs over all mocks, oldest first, wherever the number changed. */
export function toHealthHistory(rows: readonly VersionRow[], checks: readonly HealthAt[]): HealthAt[] {
  const counted = rows.flatMap(({ at, errors, warnings, isUnsaved }) =>
    errors === null || warnings === null || isUnsaved ? [] : [{ at, errors, warnings }],
  )
  const steps = [...counted, ...checks]
    .toSorted((one, other) => one.at - other.at)
    .filter((step, index, all) => index === 0 || toProblems(step) !== toProblems(all[index - 1] ?? step))
  return steps.slice(-mostShown)
}

export const toProblems = ({ errors, warnings }: Pick<HealthAt, 'errors' | 'warnings'>) => errors + warnings
