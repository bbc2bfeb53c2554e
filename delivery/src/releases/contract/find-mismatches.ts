import type { ReleaseRecord } from '@console/shared/release'
import { describeProblem } from '../../errors/release-problem.ts'
import { listCanaryCombinations, withCanaries } from '../records/canaries.ts'
import type { PublishedFiles } from '../site/published-files.ts'
import { checkContract } from './check-contract.ts'

/** Sentences on what the units of a release that was made do not give to one another, with its canaries and without. */
export async function findAllMismatches(published: PublishedFiles, record: ReleaseRecord): Promise<string[]> {
  const combinations = [[], ...listCanaryCombinations(record)]
  const found = await Promise.all(
    combinations.map((canaries) => checkContract(published, withCanaries(record, canaries), [])),
  )
  return [...new Set(found.flatMap(({ problems }) => problems.map(describeProblem)))]
}
