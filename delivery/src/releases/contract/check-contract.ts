import type { ReleaseProblem } from '../../errors/release-problem.ts'
import type { ReleaseContent } from '../records/release-id.ts'
import type { PublishedFiles } from '../site/published-files.ts'
import { findContractProblems } from './find-contract-problems.ts'
import { describeUnknownIcons, findUnreadEntries } from './find-unread-entries.ts'
import { type Contracts, readContracts } from './read-contracts.ts'

/** Problems that forbid a combination, and notes that do not. */
export type Judgement = { problems: ReleaseProblem[]; notes: string[] }

/**
 * Compares what all remotes of a combination use with what its shell provides.
 * @param incoming names of the units that come in; faults in the others only become notes.
 * @param former names of the remotes that the release before had.
 * @throws ReleaseError when the contract of the shell or of an incoming unit cannot be read.
 */
export async function checkContract(
  files: PublishedFiles,
  composed: ReleaseContent,
  incoming: readonly string[],
  former: readonly string[] = [],
): Promise<Judgement> {
  const contracts = await readContracts(files, composed, incoming)
  return {
    problems: [...findUnreadEntries(composed), ...findContractProblems(composed, contracts, former)],
    notes: [...describeUnread(composed, contracts), ...describeUnknownIcons(composed)],
  }
}

const describeUnread = ({ shell }: Pick<ReleaseContent, 'shell'>, { unread }: Contracts): string[] =>
  [...unread].map(([name, why]) => `${name} was not compared with what shell ${shell.version} gives. ${why}`)
