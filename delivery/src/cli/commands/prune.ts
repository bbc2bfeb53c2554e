import { describePruned } from '../output/describe-pruned.ts'
import type { ReleaseContext } from '../steps/release-context.ts'

export async function prune({ store, command, print }: ReleaseContext): Promise<void> {
  const { by, reason, days, isDryRun } = command
  const pruned = await store.prune({ by, reason, days, isDryRun })
  for (const line of describePruned(pruned, command)) print(line)
}
