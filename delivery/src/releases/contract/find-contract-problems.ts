import type { Release } from '@console/shared/release'
import type { Gives, Uses } from '@console/shared/release/contract'
import { parse, satisfies } from 'semver'
import type { ReleaseProblem } from '../../errors/release-problem.ts'
import type { Contracts } from './read-contracts.ts'

/**
 * Modules and names that remotes use and the shell does not provide, whichever of them is new, and links that lead
 * nowhere.
 * @param former remotes of the release before: a link to one that is not there yet waits for it.
 */
export function findContractProblems(
  { shell, remotes }: Pick<Release, 'shell' | 'remotes'>,
  { gives, remotes: contracts }: Contracts,
  former: readonly string[] = [],
): ReleaseProblem[] {
  return remotes.flatMap(({ name }) => {
    const { uses = {}, linksTo = [] } = contracts.get(name) ?? {}
    return [
      ...compare(uses, gives).map(
        (problem): ReleaseProblem => ({ ...problem, remote: name, shell: shell.version }),
      ),
      ...linksTo
        .map((link) => link.split('/') as [of: string, target: string])
        .filter(([of, target]) => isBroken(remotes, of, target) || isRemoved(of))
        .map(
          ([of, target]): ReleaseProblem => ({
            kind: 'link-broken',
            remote: name,
            of,
            target,
            offered: Object.keys(findLinks(remotes, of) ?? {}),
          }),
        ),
    ]
  })

  function isRemoved(name: string) {
    return former.includes(name) && remotes.every((remote) => remote.name !== name)
  }
}

const findLinks = (remotes: Release['remotes'], name: string) =>
  remotes.find((remote) => remote.name === name)?.links

/** A remote of an earlier kit has no links at all: those to it are left out on screen. */
function isBroken(remotes: Release['remotes'], name: string, target: string): boolean {
  const links = findLinks(remotes, name)
  return links !== undefined && !Object.hasOwn(links, target)
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
