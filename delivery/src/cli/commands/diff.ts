import { describeDifferences } from '../output/describe-differences.ts'
import { takeEnvironments } from '../steps/environment-pair.ts'
import type { ReleaseContext } from '../steps/release-context.ts'

/** Compares two environments. */
export async function diff(context: ReleaseContext): Promise<void> {
  const { print } = context
  const pair = await takeEnvironments(context)
  const { differences } = await pair.compare()
  if (differences === undefined) return print(`${pair.to} has no release yet, so everything is new there.`)
  if (differences.length === 0)
    return print(`Staff would notice nothing: ${pair.to} has what ${pair.from} has.`)
  print(`With what ${pair.from} has, ${pair.to} would change:`)
  for (const line of describeDifferences(differences)) print(line)
}
