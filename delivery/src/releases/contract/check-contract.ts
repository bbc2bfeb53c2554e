import type { ReleaseProblem } from '../../errors/release-problem.ts'
import type { ReleaseContent } from '../records/release-id.ts'
import type { PublishedFiles } from '../site/published-files.ts'
import { buildUnitAddress } from '../site/site-layout.ts'
import type { BuiltUnit } from '../units/read-built-unit.ts'
import { isStaged } from '../units/stage-unit.ts'
import { addRest } from './add-rest.ts'
import { describeUncompared } from './describe-uncompared.ts'
import { findContractProblems } from './find-contract-problems.ts'
import { describeUnknownIcons, findUnreadEntries } from './find-unread-entries.ts'
import { readContracts } from './read-contracts.ts'

/** A combination with what each remote needs loaded ahead, what forbids it, and lines on what is not as it might be. */
export type CheckedContent = { content: ReleaseContent; problems: ReleaseProblem[]; notes: string[] }

/**
 * Compares what all remotes of a combination use with what its shell gives.
 * @param incoming units that come in; those that are staged are not in the release folder yet.
 * @throws ReleaseError when what a build wrote down cannot be read of the shell or of what comes in.
 */
export async function checkContract(
  published: PublishedFiles,
  composed: ReleaseContent,
  incoming: readonly BuiltUnit[],
): Promise<CheckedContent> {
  const staged = incoming.filter(isStaged)
  const contracts = await readContracts(composed, {
    incoming: new Set(incoming.map(({ name }) => name)),
    read: async ({ name, version }, file) => {
      const unit = staged.find((each) => each.name === name && each.version === version)
      const content = unit?.contents.get(file)
      return (content ?? (await published.read(`${buildUnitAddress(name, version)}/${file}`))).toString(
        'utf8',
      )
    },
  })
  return {
    content: addRest(composed, contracts),
    problems: [...findUnreadEntries(composed), ...findContractProblems(composed, contracts)],
    notes: [...describeUncompared(composed, contracts), ...describeUnknownIcons(composed)],
  }
}
