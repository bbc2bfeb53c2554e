import type { Release } from '@console/shared/release'
import type { Gives, Uses } from '@console/shared/release/contract'
import { parse, satisfies } from 'semver'
import type { ReleaseProblem } from '../../errors/release-problem.ts'
import type { Contracts } from './read-contracts.ts'

/** Modules and names that remotes use and the shell does not provide, whichever of them is new. */
export function findContractProblems(
  { shell, remotes }: Pick<Release, 'shell' | 'remotes'>,
  { gives, remotes: contracts }: Contracts,
): ReleaseProblem[] {
  return remotes.flatMap(({ name }) =>
    compare(contracts.get(name)?.uses ?? {}, gives).map(
      (problem): ReleaseProblem => ({ ...problem, remote: name, shell: shell.version }),
    ),
  )
}

type Mismatch = DistributiveOmit<
  Extract<ReleaseProblem, { kind: 'name-not-given' | 'module-out-of-range' }>,
  'remote' | 'shell'
>
type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never

function compare(uses: Uses, gives: Gives): Mismatch[] {
  return Object.entries(uses).flatMap(([module, { version, names }]) => {
    const given = gives[module]
    // A module that is not provided at all is a problem of its own.
    if (given === undefined) return []
    return [
      ...findVersionMismatch(module, version, given.version),
      ...Object.entries(names)
        .filter(([name]) => given.names?.includes(name) === false)
        .map(([name, files]): Mismatch => ({ kind: 'name-not-given', module, name, files })),
    ]
  })
}

/** Names alone do not show that a function still does the same; a patch release promises that it does. */
function findVersionMismatch(module: string, built: string, given: string): Mismatch[] {
  const asked = parse(built)
  if (asked === null || satisfies(given, `^${asked.major}.${asked.minor}.0`)) return []
  return [{ kind: 'module-out-of-range', module, built, given }]
}
