import type { ReleaseRecord } from '@console/shared/release'
import { ReleaseError } from '../../errors/release-error.ts'
import type { PublishedFiles } from '../site/published-files.ts'
import { type BuiltUnit, listUnitFiles } from '../units/read-built-unit.ts'
import { checkFiles, type FileProblem, verifyFiles } from './verify-release.ts'

/** @throws ReleaseError `damaged` that names every file of the release that is not as it was published. */
export async function expectIntact(published: PublishedFiles, release: ReleaseRecord): Promise<void> {
  const { problems } = await verifyFiles(published, release)
  expectNone(problems, `Release ${release.id}`, {
    advice: 'Roll back to another release',
    onScreen: 'Choose another release',
  })
}

/** @throws ReleaseError `damaged` that names every file of the version that is not as it was published. */
export async function expectIntactUnit(published: PublishedFiles, unit: BuiltUnit): Promise<void> {
  expectNone(await checkFiles(published, listUnitFiles(unit)), `${unit.name} ${unit.version}`, {
    advice: 'Name another version with --to',
    onScreen: 'Choose another version',
  })
}

type Advice = { advice: string; onScreen: string }

function expectNone(problems: readonly FileProblem[], what: string, { advice, onScreen }: Advice): void {
  if (problems.length === 0) return
  const toMessage = (first: string) =>
    `${what} is not whole, so the current release stays: ${describeFileProblems(problems)}. ${first}, or publish those versions again.`
  throw new ReleaseError('damaged', toMessage(advice), { onScreen: toMessage(onScreen) })
}

export const describeFileProblems = (problems: readonly FileProblem[]): string =>
  problems
    .map(({ address, problem }) => `${address} ${problem === 'missing' ? 'is missing' : 'was changed'}`)
    .join(', ')
