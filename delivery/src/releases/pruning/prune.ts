import { rm } from 'node:fs/promises'
import type { LoadedSite } from '../records/load-site.ts'
import { findPrunable, type Pruned, type PruneRequest } from './find-prunable.ts'

/**
 * Records go before what they name, one after the other: killed at any time it leaves no record of a release that is not
 * whole, and the next pruning takes away the rest. Only for the holder of the lock.
 */
export async function prune(site: LoadedSite, request: PruneRequest): Promise<Pruned> {
  const pruned = await findPrunable(site, request)
  for (const { address } of pruned.removed)
    await rm(site.layout.address(address), { recursive: true, force: true })
  return pruned
}
