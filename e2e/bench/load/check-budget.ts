import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Load, toRatio } from './weights.ts'
import { visitNames, type VisitName } from './visits.ts'

type Budget = {
  /** Kilobytes (1024) of JavaScript and number of scripts, per visit. */
  scripts: Record<VisitName, { kilobytes: number; count: number }>
  /** Against the one-bundle console of the same run. */
  ratios: Partial<Record<VisitName, number>>
  packages: { requests: number; roundTrips: number }
}

const file = join(import.meta.dirname, '..', 'load-budget.json')

/** Says what is within the committed budget and what is over it; returns the exit code. */
export function checkBudget(load: Load): number {
  const budget: Budget = JSON.parse(readFileSync(file, 'utf8'))
  const { federated } = load.weights
  const checks: [what: string, is: number, most: number][] = [
    ...visitNames.flatMap((visit): [string, number, number][] => [
      [`${visit}: kilobytes of JavaScript`, federated[visit].scriptBytes / 1024, budget.scripts[visit].kilobytes],
      [`${visit}: scripts`, federated[visit].scripts, budget.scripts[visit].count],
    ]),
    ...visitNames.flatMap((visit): [string, number, number][] => {
      const most = budget.ratios[visit]
      return most === undefined ? [] : [[`${visit}: times the one bundle`, toRatio(load, visit), most]]
    }),
    ['packages: requests', federated.packages.requests, budget.packages.requests],
    ['packages: round trips', load.depth, budget.packages.roundTrips],
    ...load.duplicates.map(({ library, files }): [string, number, number] => [`second copies of ${library}`, files.length, 0]),
  ]
  const over = checks.filter(([, is, most]) => is > most)
  for (const [what, is, most] of over) console.log(`Over budget — ${what}: ${is.toFixed(2)}, at most ${most}`)
  console.log(`${checks.length - over.length} passed, ${over.length} failed`)
  return over.length === 0 ? 0 : 1
}
