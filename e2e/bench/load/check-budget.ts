import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Comparison, toRatio } from './compare-variants.ts'
import type { ScreenName } from './screens.ts'

export type BudgetCheck = { what: string; measured: number; limit: number }

/** `load-budget.json`: what the released build may cost, and the targets that a change must not give up. */
type Budget = {
  /** Bytes and requests of scripts, compressed, from an empty cache until nothing is under way. */
  scripts: Record<ScreenName, { bytes: number; requests: number }>
  targets: {
    /** Bytes of scripts to those of the one bundle. */
    ratio: Record<Exclude<ScreenName, 'package list'>, number>
    packageList: { requests: number; roundTrips: number }
    duplicates: number
  }
}

const budgetFile = join(import.meta.dirname, '..', 'load-budget.json')

export function checkBudget(comparisons: readonly Comparison[]): BudgetCheck[] {
  const { scripts, targets }: Budget = JSON.parse(readFileSync(budgetFile, 'utf8'))
  return comparisons.flatMap((comparison) => {
    const { screen, measured } = comparison
    const { federated } = measured
    const checks: BudgetCheck[] = [
      { what: `${screen}: bytes of scripts`, measured: federated.scriptBytes, limit: scripts[screen].bytes },
      { what: `${screen}: scripts`, measured: federated.scripts.length, limit: scripts[screen].requests },
      {
        what: `${screen}: libraries that came twice`,
        measured: federated.duplicates.length,
        limit: targets.duplicates,
      },
      {
        what: `${screen}: scripts that came twice`,
        measured: federated.repeated.length,
        limit: targets.duplicates,
      },
    ]
    if (screen !== 'package list') {
      const what = `${screen}: bytes to those of the one bundle`
      return [...checks, { what, measured: toRatio(comparison), limit: targets.ratio[screen] }]
    }
    const { requests, depth } = federated.untilSeen
    return [
      ...checks,
      {
        what: `${screen}: requests until the first row`,
        measured: requests,
        limit: targets.packageList.requests,
      },
      {
        what: `${screen}: round trips until the first row`,
        measured: depth,
        limit: targets.packageList.roundTrips,
      },
    ]
  })
}

export const isKept = ({ measured, limit }: BudgetCheck): boolean => measured <= limit

export const describeCheck = (check: BudgetCheck): string =>
  `${isKept(check) ? 'ok  ' : 'OVER'}  ${check.what}: ${toText(check.measured)}, at most ${toText(check.limit)}`

const toText = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(4))
