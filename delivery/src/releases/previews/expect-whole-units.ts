import { ReleaseError } from '../../errors/release-error.ts'
import type { PublishedFiles } from '../site/published-files.ts'
import { type BuiltUnit, listUnitFiles } from '../units/read-built-unit.ts'
import { checkFiles } from '../verification/verify-release.ts'

/** @throws ReleaseError `damaged` that names every file which is not as it was published. */
export async function expectWholeUnits(
  published: PublishedFiles,
  units: readonly BuiltUnit[],
): Promise<void> {
  const problems = await checkFiles(published, units.flatMap(listUnitFiles))
  if (problems.length === 0) return
  const named = problems.map(
    ({ address, problem }) => `${address} ${problem === 'missing' ? 'is missing' : 'was changed'}`,
  )
  throw new ReleaseError(
    'damaged',
    `What you ask for is not whole, so there is no link to it: ${named.join(', ')}. Publish that version again.`,
  )
}
