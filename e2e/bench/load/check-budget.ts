import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Comparison, toRatio } from './compare-variants.ts'
import type { ScreenName } from './screens.ts'

export type BudgetCheck = { what: string; measured: number; limit: number }

/**
 * `load-budget.json`: the cost of signing in before any remote loads, and the ratio to a single bundle. Each unit has a
 * budget of its own for the rest (`packages/remote-kit/src/budget/`).
 */
type Budget = {
  /** Compressed bytes and number of script requests, from an empty cache until the network is idle. */
  scripts: Record<'sign-in', { bytes: number; requests: number }>
  /** Total bytes when last recorded; informational. */
  recorded: Record<Exclude<ScreenName, 'sign-in'>, number>
  targets: {
    /** Script bytes for signing in, relative to the single bundle. */
    ratio: number
    packageList: { requests: number; roundTrips: number; elements: number }
    duplicates: number
  }
}

const { scripts, recorded, targets }: Budget = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'load-budget.json'), 'utf8'),
)

export function checkBudget(comparisons: readonly Comparison[]): BudgetCheck[] {
  return comparisons.flatMap((comparison) => {
    const { screen, measured } = comparison
    const { federated } = measured
    const once: BudgetCheck[] = [
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
    if (screen === 'sign-in') return [...once, ...checkSignIn(comparison)]
    return screen === 'package list' ? [...once, ...checkFirstRow(comparison)] : once
  })
}

const checkSignIn = (comparison: Comparison): BudgetCheck[] => {
  const { federated } = comparison.measured
  const limit = scripts['sign-in']
  return [
    { what: 'sign-in: bytes of scripts', measured: federated.scriptBytes, limit: limit.bytes },
    { what: 'sign-in: scripts', measured: federated.scripts.length, limit: limit.requests },
    {
      what: 'sign-in: bytes to those of the one bundle',
      measured: toRatio(comparison),
      limit: targets.ratio,
    },
  ]
}

const checkFirstRow = ({ measured }: Comparison): BudgetCheck[] => {
  const { untilSeen, elements } = measured.federated
  const { packageList } = targets
  return [
    {
      what: 'package list: requests until the first row',
      measured: untilSeen.requests,
      limit: packageList.requests,
    },
    {
      what: 'package list: round trips until the first row',
      measured: untilSeen.depth,
      limit: packageList.roundTrips,
    },
    { what: 'package list: elements of the page', measured: elements, limit: packageList.elements },
  ]
}

/** Totals to which several teams contribute, and their change. */
export const describeTotals = (comparisons: readonly Comparison[]): string[] =>
  comparisons.flatMap(({ screen, measured }) => {
    if (screen === 'sign-in') return []
    const { scriptBytes } = measured.federated
    const moved = scriptBytes - recorded[screen]
    return [
      `info  ${screen}: ${scriptBytes} bytes of scripts, ${moved < 0 ? '' : '+'}${moved} to what is recorded`,
    ]
  })

export const isKept = ({ measured, limit }: BudgetCheck): boolean => measured <= limit

export const describeCheck = (check: BudgetCheck): string =>
  `${isKept(check) ? 'ok  ' : 'OVER'}  ${check.what}: ${toText(check.measured)}, at most ${toText(check.limit)}`

const toText = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(4))
