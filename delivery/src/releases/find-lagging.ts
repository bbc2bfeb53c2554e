import { ReleaseError } from '../errors/release-error.ts'
import { describeProblem, type ReleaseProblem } from '../errors/release-problem.ts'
import { findContractProblems } from './contract/find-contract-problems.ts'
import { findUnreadEntries } from './contract/find-unread-entries.ts'
import { readContracts } from './contract/read-contracts.ts'
import { findRecord, loadSite } from './records/load-site.ts'
import type { ReleaseStore } from './release-store.ts'
import { findProblems } from './rules/find-problems.ts'
import { buildSiteLayout } from './site/site-layout.ts'

/** A remote, what it was built against, and why a shell would not take it: sentences. */
export type RemoteAge = {
  name: string
  team: string
  version: string
  /** Its range of Platform versions. */
  platform: string
  /** Versions of libraries that it takes from the shell, by package. */
  built: Record<string, string>
  refused: string[]
}

/** `of`: the release whose remotes are compared. */
export type Ages = { of: string; shell: { version: string; platform: string }; remotes: RemoteAge[] }

type Compared = { remotesOf: ReleaseStore; shellOf: ReleaseStore }

/**
 * Compares the remotes of one environment with the shell of another.
 * @throws ReleaseError `no-release`, `damaged`.
 */
export async function findLagging({ remotesOf, shellOf }: Compared): Promise<Ages> {
  const [held, given] = [await remotesOf.readCurrent(), await shellOf.readCurrent()]
  if (held === undefined || given === undefined)
    throw new ReleaseError('no-release', 'One of the two environments has no release yet.')
  const site = await loadSite(buildSiteLayout(remotesOf.dir))
  const combination = {
    shell: findRecord(site, given.release.id).shell,
    remotes: findRecord(site, held.release.id).remotes,
  }
  const contracts = await readContracts(site.published, combination, [])
  const problems = [
    ...findProblems(combination).filter(isOfShell),
    ...findUnreadEntries(combination),
    ...findContractProblems(combination, contracts).filter(isOfShell),
  ]
  const { version, platform } = combination.shell
  const remotes = combination.remotes.map((remote): RemoteAge => {
    const uses = Object.entries(contracts.remotes.get(remote.name)?.uses ?? {})
    return {
      ...{ name: remote.name, team: remote.team, version: remote.version, platform: remote.platform },
      built: Object.fromEntries(uses.map(([module, { version }]) => [toPackage(module), version])),
      refused: [
        ...(contracts.unread.has(remote.name) ? [contracts.unread.get(remote.name) ?? ''] : []),
        ...problems
          .filter((problem) => 'remote' in problem && problem.remote === remote.name)
          .map(describeProblem),
      ],
    }
  })
  return { of: held.release.id, shell: { version, platform }, remotes }
}

/** Faults that another shell can have, not those that the remotes have among themselves. */
const isOfShell = ({ kind }: ReleaseProblem) => /^(?:platform|module|name)-/.test(kind)

/** `antd` of `antd/es/table`. */
const toPackage = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/')
