import type { Release } from '@console/shared/release'
import { wholeModule } from './find-contract-problems.ts'
import type { Contracts } from './read-contracts.ts'

/** Lines on what could not be compared, for whoever publishes. */
export function describeUncompared(
  { shell, remotes }: Pick<Release, 'shell' | 'remotes'>,
  { gives, remotes: contracts, unread }: Contracts,
): string[] {
  if (gives === undefined)
    return [
      `Shell ${shell.version} was built before shells wrote down what they give, so what remotes use was not compared with it.`,
    ]
  const silent = remotes
    .map(({ name }) => name)
    .filter((name) => contracts.get(name)?.uses === undefined && !unread.has(name))
  const others = [
    ...remotes
      .filter(({ name }) => unread.has(name))
      .map(
        ({ name }) =>
          `${name} was not compared with what shell ${shell.version} gives, and gets all of what it takes. ${unread.get(name)}`,
      ),
    ...remotes.flatMap(({ name }) => describeWholes(name, contracts)),
  ]
  if (silent.length === 0) return others
  return [
    `Not compared with what shell ${shell.version} gives, since their builds did not write down what they use: ${silent.join(', ')}.`,
    ...others,
  ]
}

/** Of the remote's own sources alone: how a bundled library imports is not its team's to change. */
function describeWholes(remote: string, contracts: Contracts['remotes']): string[] {
  return Object.entries(contracts.get(remote)?.uses ?? {}).flatMap(([module, { names }]) => {
    const files = (names[wholeModule] ?? []).filter((file) => file.startsWith('src/'))
    if (files.length === 0) return []
    return [
      `${remote} uses ${module} as a whole in ${files.join(', ')}, so its names were not compared there. Import them one by one.`,
    ]
  })
}
