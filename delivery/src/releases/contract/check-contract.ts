import type { ReleaseProblem } from '../../errors/release-problem.ts'
import type { ReleaseContent } from '../records/release-id.ts'
import type { PublishedFiles } from '../site/published-files.ts'
import { buildUnitAddress } from '../site/site-layout.ts'
import type { BuiltUnit } from '../units/read-built-unit.ts'
import { isStaged } from '../units/stage-unit.ts'
import { findContractProblems } from './find-contract-problems.ts'
import { describeUnknownIcons, findUnreadEntries } from './find-unread-entries.ts'
import { type Contracts, readContracts } from './read-contracts.ts'

/** What forbids a combination, and lines on what is not as it might be. */
export type Judgement = { problems: ReleaseProblem[]; notes: string[] }

/**
 * Compares what all remotes of a combination use with what its shell gives.
 * @param incoming units that come in; those that are staged are not in the release folder yet.
 * @throws ReleaseError when what a build wrote down cannot be read of the shell or of what comes in.
 */
export async function checkContract(
  published: PublishedFiles,
  composed: ReleaseContent,
  incoming: readonly BuiltUnit[],
): Promise<Judgement> {
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
    problems: [...findUnreadEntries(composed), ...findContractProblems(composed, contracts)],
    notes: [...describeUnread(composed, contracts), ...describeUnknownIcons(composed)],
  }
}

/** A fault in one that stays stops nobody else. */
const describeUnread = ({ shell }: Pick<ReleaseContent, 'shell'>, { unread }: Contracts): string[] =>
  [...unread].map(([name, why]) => `${name} was not compared with what shell ${shell.version} gives. ${why}`)
