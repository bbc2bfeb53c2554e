import type { Pruned } from '../../releases/pruning/find-prunable.ts'
import { toTable } from './to-table.ts'

/** The output of `release prune`. */
export function describePruned(
  { removed, kept }: Pruned,
  { days, isDryRun }: { days: number; isDryRun: boolean },
): string[] {
  const stays = `${count(kept, 'release')} of the last ${days} days ${kept === 1 ? 'stays' : 'stay'}.`
  if (removed.length === 0) return [`There is nothing to remove. ${stays}`]
  const bytes = removed.reduce((sum, each) => sum + each.bytes, 0)
  const rows = removed.map(({ address, bytes }) => [address, toSize(bytes)])
  return [
    ...toTable([isDryRun ? 'Would be removed' : 'Removed', 'size'], rows),
    `${isDryRun ? 'Would free' : 'Freed'} ${toSize(bytes)}. ${stays}`,
  ]
}

const count = (many: number, what: string) => `${many.toLocaleString('en')} ${what}${many === 1 ? '' : 's'}`

const toSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
