import type { Release, ReleasedRemote } from '@console/shared/release'
import { ownsPath } from '@console/shared/remote-config'
import { satisfies, valid, validRange } from 'semver'
import type { ReleaseProblem } from './release-problem.ts'

/** Answered by the hosting or by the shell itself. */
const reservedPaths = ['/shell/', '/remotes/', '/releases/', '/signin/']

/** Everything that forbids releasing this combination, all at once; empty when nothing does. */
export function findProblems({ shell, remotes }: Pick<Release, 'shell' | 'remotes'>): ReleaseProblem[] {
  return [
    ...remotes.flatMap((remote, index) => findSharedClaims(remote, remotes.slice(index + 1))),
    ...remotes.flatMap((remote) => findStrayPaths(remote, remotes)),
    ...findPlatformProblems(shell, remotes),
    ...remotes.flatMap((remote) => findMissingModules(remote, shell)),
  ]
}

function findSharedClaims(remote: ReleasedRemote, others: readonly ReleasedRemote[]): ReleaseProblem[] {
  return others.flatMap((other) =>
    remote.paths.flatMap((path) =>
      other.paths
        .filter((otherPath) => ownsPath(path, otherPath) || ownsPath(otherPath, path))
        .map(
          (otherPath): ReleaseProblem => ({
            kind: 'path-claimed-twice',
            claims: [
              { remote: remote.name, path },
              { remote: other.name, path: otherPath },
            ],
          }),
        ),
    ),
  )
}

function findStrayPaths(remote: ReleasedRemote, remotes: readonly ReleasedRemote[]): ReleaseProblem[] {
  const allPaths = remotes.flatMap((each) => each.paths)
  const screens = new Set([...Object.keys(remote.screens), ...Object.keys(remote.screenAssets)])
  return [
    ...remote.paths
      .filter((path) => reservedPaths.some((reserved) => ownsPath(reserved, path)))
      .map((path): ReleaseProblem => ({ kind: 'path-reserved', remote: remote.name, path })),
    ...remote.menu
      .filter((entry) => !allPaths.some((path) => ownsPath(path, entry.path)))
      .map(
        ({ title, path }): ReleaseProblem => ({
          kind: 'menu-path-unowned',
          remote: remote.name,
          title,
          path,
        }),
      ),
    ...[...screens]
      .filter((screen) => !remote.paths.some((path) => ownsPath(path, screen)))
      .map((path): ReleaseProblem => ({ kind: 'screen-outside-paths', remote: remote.name, path })),
  ]
}

function findPlatformProblems(shell: Release['shell'], remotes: readonly ReleasedRemote[]): ReleaseProblem[] {
  if (valid(shell.platform) === null)
    return [{ kind: 'platform-unreadable', unit: 'shell', value: shell.platform }]
  return remotes.flatMap((remote): ReleaseProblem[] => {
    if (validRange(remote.platform) === null)
      return [{ kind: 'platform-unreadable', unit: remote.name, value: remote.platform }]
    if (satisfies(shell.platform, remote.platform)) return []
    return [
      {
        kind: 'platform-out-of-range',
        remote: remote.name,
        range: remote.platform,
        shell: shell.version,
        platform: shell.platform,
      },
    ]
  })
}

function findMissingModules(remote: ReleasedRemote, shell: Release['shell']): ReleaseProblem[] {
  return remote.shared
    .filter((module) => !Object.hasOwn(shell.provided, module))
    .map(
      (module): ReleaseProblem => ({
        kind: 'module-not-provided',
        remote: remote.name,
        module,
        shell: shell.version,
      }),
    )
}
