import type { RecordedRemote, Release } from '@console/shared/release'
import type { Gives, Uses } from '@console/shared/release/contract'
import { wholeModule } from './find-contract-problems.ts'
import type { Contracts } from './read-contracts.ts'

/** Says of each remote which shared modules the shell has to bring whole before it starts, in this combination. */
export function addRest<Content extends Pick<Release, 'remotes'>>(
  content: Content,
  { gives = {}, remotes: contracts }: Contracts,
): Content {
  return {
    ...content,
    remotes: content.remotes.map(({ rest: _, ...remote }) => {
      const rest = listRest(remote, contracts.get(remote.name)?.uses, gives)
      return rest.length === 0 ? remote : { ...remote, rest }
    }),
  }
}

/** Of a remote that does not say what it uses, all that it takes: the quick names of today may be others than those of then. */
function listRest(
  { shared }: Pick<RecordedRemote, 'shared'>,
  uses: Uses | undefined,
  gives: Gives,
): string[] {
  const asked = uses === undefined ? shared : Object.keys(uses)
  return asked
    .filter((module) => {
      const rest = new Set(gives[module]?.rest)
      const names = uses === undefined ? [wholeModule] : Object.keys(uses[module]?.names ?? {})
      return rest.size > 0 && names.some((name) => name === wholeModule || rest.has(name))
    })
    .sort()
}
