import type { ReleaseRecord } from '@console/shared/release'
import { describeProblem } from '../../errors/release-problem.ts'
import { listCanaryCombinations, withCanaries } from '../records/canaries.ts'
import type { PublishedFiles } from '../site/published-files.ts'
import { checkContract } from './check-contract.ts'

/** Sentences on mismatches between the units of a stored release, with its canaries and without. */
export async function findAllMismatches(published: PublishedFiles, record: ReleaseRecord): Promise<string[]> {
  const combinations = [[], ...listCanaryCombinations(record)]
  const found = await Promise.all(
    combinations.map((canaries) => checkContract(published, withCanaries(record, canaries), [])),
  )
  return [...new Set(found.flatMap(({ problems }) => problems.map(describeProblem)))]
}
