import type { Release } from '@console/shared/release'
import type { Gives, RemoteContract } from '@console/shared/release/contract'
import { parse, satisfies } from 'semver'
import type { ReleaseProblem } from '../../errors/release-problem.ts'
import type { Contracts } from './read-contracts.ts'

/** In place of a name: the module is used as a whole, so that its names cannot be told. */
export const wholeModule = '*'

/** What remotes use and the shell does not give, whichever of them is new. Of units that do not say, nothing is found. */
export function findContractProblems(
  { shell, remotes }: Pick<Release, 'shell' | 'remotes'>,
  { gives, remotes: contracts }: Contracts,
): ReleaseProblem[] {
  if (gives === undefined) return []
  // A module that is not provided at all is a problem of its own.
  const provided = Object.fromEntries(
    Object.keys(shell.provided).map((module) => [
      module,
      gives[module] ?? { version: '', quick: [], rest: [] },
    ]),
  )
  return remotes.flatMap(({ name }) =>
    compare(contracts.get(name) ?? {}, provided).map(
      (problem): ReleaseProblem => ({
        ...problem,
        remote: name,
        shell: shell.version,
      }),
    ),
  )
}

type Mismatch = DistributiveOmit<
  Extract<ReleaseProblem, { kind: 'name-not-given' | 'module-out-of-range' }>,
  'remote' | 'shell'
>
type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never

function compare({ uses = {}, sourceScreens = {} }: RemoteContract, provided: Gives): Mismatch[] {
  return Object.entries(uses).flatMap(([module, { version, names }]) => {
    const given = provided[module]
    if (given === undefined) return []
    const known = new Set([...given.quick, ...given.rest, wholeModule])
    return [
      ...findVersionMismatch(module, version, given.version),
      ...Object.entries(names)
        .filter(([name]) => !known.has(name))
        .map(
          ([name, files]): Mismatch => ({
            kind: 'name-not-given',
            module,
            name,
            places: files.map((file) => ({ file, screens: sourceScreens[file] ?? [] })),
          }),
        ),
    ]
  })
}

/** Names alone do not tell that a function does what it did; a patch changes nothing that anybody was promised. */
function findVersionMismatch(module: string, built: string, given: string): Mismatch[] {
  const asked = parse(built)
  if (asked === null || given === '' || satisfies(given, `^${asked.major}.${asked.minor}.0`)) return []
  return [{ kind: 'module-out-of-range', module, built, given }]
}
