import type { ReleaseRecord } from '@console/shared/release'
import { describeProblem } from '../../errors/release-problem.ts'
import { listCanaryCombinations, withCanaries } from '../records/canaries.ts'
import type { PublishedFiles } from '../site/published-files.ts'
import { checkContract } from './check-contract.ts'

/** The same of a release as anybody has it, with its canaries and without. */
export async function findAllMismatches(published: PublishedFiles, record: ReleaseRecord): Promise<string[]> {
  const combinations = [[], ...listCanaryCombinations(record)]
  const found = await Promise.all(
    combinations.map((canaries) => findMismatches(published, withCanaries(record, canaries))),
  )
  return [...new Set(found.flat())]
}

/** Sentences on what the units of a release that was made do not give to one another, or the record does not say of it. */
async function findMismatches(published: PublishedFiles, record: ReleaseRecord): Promise<string[]> {
  const { content, problems } = await checkContract(published, record, [])
  const unsaid = content.remotes.flatMap(({ name, rest = [] }, index) => {
    const said = new Set(record.remotes[index]?.rest)
    const missing = rest.filter((module) => !said.has(module))
    if (missing.length === 0) return []
    return [
      `${name} uses names of ${missing.join(', ')} that the shell does not have ready, and the release does not say so. Publish ${name} again.`,
    ]
  })
  return [...problems.map(describeProblem), ...unsaid]
}
