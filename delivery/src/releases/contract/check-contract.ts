import type { ReleaseProblem } from '../../errors/release-problem.ts'
import type { ReleaseContent } from '../records/release-id.ts'
import type { SiteLayout } from '../site/site-layout.ts'
import { buildUnitAddress } from '../site/site-layout.ts'
import type { BuiltUnit } from '../units/read-built-unit.ts'
import { isStaged } from '../units/stage-unit.ts'
import { addRest } from './add-rest.ts'
import { describeUncompared } from './describe-uncompared.ts'
import { findContractProblems } from './find-contract-problems.ts'
import { describeUnknownIcons, findUnreadEntries } from './find-unread-entries.ts'
import { readContracts } from './read-contracts.ts'

/** A combination with what each remote needs loaded ahead, what forbids it, and lines on what is not as it might be. */
export type HeldContent = { content: ReleaseContent; problems: ReleaseProblem[]; notes: string[] }

/**
 * Compares what all remotes of a combination use with what its shell gives.
 * @param incoming units that come in; those that are staged are not in the release folder yet.
 * @throws ReleaseError when what a build wrote down cannot be read of the shell or of what comes in.
 */
export async function holdToContract(
  layout: SiteLayout,
  composed: ReleaseContent,
  incoming: readonly BuiltUnit[],
): Promise<HeldContent> {
  const staged = incoming.filter(isStaged)
  const contracts = await readContracts(composed, {
    incoming: new Set(incoming.map(({ name }) => name)),
    toDir: ({ name, version }) =>
      staged.find((unit) => unit.name === name && unit.version === version)?.stagedDir ??
      layout.address(buildUnitAddress(name, version)),
  })
  return {
    content: addRest(composed, contracts),
    problems: [...findUnreadEntries(composed), ...findContractProblems(composed, contracts)],
    notes: [...describeUncompared(composed, contracts), ...describeUnknownIcons(composed)],
  }
}
