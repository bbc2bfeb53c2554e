import type { RecordedRemote, Release } from '@console/shared/release'
import { maxMenuEntries, ownsPath, reservedPaths } from '@console/shared/remote-config'
import { satisfies, valid, validRange } from 'semver'
import type { ReleaseProblem } from '../../errors/release-problem.ts'
import type { ConsolePlace } from './console-place.ts'
import { findRedirectProblems } from './find-redirect-problems.ts'
import { findTextProblems } from './find-text-problems.ts'

type Combination = Pick<Release, 'shell' | 'remotes' | 'redirects'>

/**
 * Everything that forbids releasing this combination, all at once; empty when nothing does.
 * @param place where it will be served.
 */
export function findProblems(
  { shell, remotes, redirects = [] }: Combination,
  place: ConsolePlace = {},
): ReleaseProblem[] {
  const reserved = [...reservedPaths, ...(place.reserved ?? [])]
  const findReserved = (path: string) =>
    reserved.find((each) => ownsPath(each, path) || (path !== '/' && ownsPath(path, each)))
  return [
    ...remotes.flatMap((remote, index) => findSharedClaims(remote, remotes.slice(index + 1))),
    ...remotes.flatMap((remote, index) => findSharedTitles(remote, remotes.slice(index + 1))),
    ...remotes.flatMap((remote) => findReservedPaths(remote, findReserved)),
    ...remotes.flatMap((remote) => findStrayPaths(remote, remotes)),
    ...remotes.flatMap(findTextProblems),
    ...remotes.flatMap((remote) => findUnnamedApis(remote, place)),
    ...findRedirectProblems(redirects, remotes, (path) => findReserved(path) !== undefined),
    ...findPlatformProblems(shell, remotes),
    ...remotes.flatMap((remote) => findMissingModules(remote, shell)),
  ]
}

function findSharedClaims(remote: RecordedRemote, others: readonly RecordedRemote[]): ReleaseProblem[] {
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

function findSharedTitles(remote: RecordedRemote, others: readonly RecordedRemote[]): ReleaseProblem[] {
  return others.flatMap((other) =>
    remote.menu
      .filter(({ title, group }) =>
        other.menu.some((entry) => entry.title === title && entry.group === group),
      )
      .map(({ title, group }) => ({
        kind: 'menu-title-taken' as const,
        remote: remote.name,
        other: other.name,
        title,
        group,
      })),
  )
}

function findReservedPaths(
  remote: RecordedRemote,
  findReserved: (path: string) => string | undefined,
): ReleaseProblem[] {
  return remote.paths.flatMap((path): ReleaseProblem[] => {
    const reserved = findReserved(path)
    return reserved === undefined ? [] : [{ kind: 'path-reserved', remote: remote.name, path, reserved }]
  })
}

/** APIs of a remote for which the configuration has no address. */
export function findUnnamedApis({ name, apis = [] }: RecordedRemote, place: ConsolePlace): ReleaseProblem[] {
  return apis
    .filter((api) => place.apis?.includes(api) === false)
    .map((api): ReleaseProblem => ({ kind: 'api-unnamed', remote: name, api }))
}

/** Menu entries, commands and screens outside the remote's own paths. */
function findStrayPaths(remote: RecordedRemote, remotes: readonly RecordedRemote[]): ReleaseProblem[] {
  const { name, menu, commands = [] } = remote
  const isOwn = (path: string) => remote.paths.some((owned) => ownsPath(owned, path))
  const findOwner = (path: string) =>
    remotes.find(({ paths }) => paths.some((owned) => ownsPath(owned, path)))?.name
  const screens = new Set([...Object.keys(remote.screens), ...Object.keys(remote.screenAssets)])
  const isLong = menu.length > maxMenuEntries
  return [
    ...(isLong
      ? [{ kind: 'menu-too-long', remote: name, entries: menu.length, most: maxMenuEntries } as const]
      : []),
    ...menu
      .filter(({ path }) => !isOwn(path))
      .map(({ title, path }) => ({
        kind: 'menu-path-foreign' as const,
        remote: name,
        title,
        path,
        owner: findOwner(path),
      })),
    ...menu.flatMap(({ title, order, icon }) => [
      ...findOutOfBounds(name, `The order of the menu entry “${title}”`, [order], mostOrder),
      ...findOutOfBounds(
        name,
        `A number in the icon of the menu entry “${title}”`,
        typeof icon === 'string' ? [] : listNumbers(icon.path),
        mostInIcon,
      ),
    ]),
    ...listTwice(menu.map(({ path }) => path)).map((path) => ({
      kind: 'menu-path-twice' as const,
      remote: name,
      path,
    })),
    ...commands
      .filter(({ to }) => !isOwn(toPathname(to)))
      .map(({ id, to }) => ({
        kind: 'command-foreign' as const,
        remote: name,
        id,
        to,
        owner: findOwner(toPathname(to)),
      })),
    ...Object.entries(remote.links ?? {})
      .filter(([, to]) => !isOwn(toPathname(to)))
      .map(([target, to]) => ({
        kind: 'link-foreign' as const,
        remote: name,
        target,
        to,
        owner: findOwner(toPathname(to)),
      })),
    ...listTwice(commands.map(({ id }) => id)).map((id) => ({
      kind: 'command-twice' as const,
      remote: name,
      id,
    })),
    ...[...screens]
      .filter((screen) => !isOwn(screen))
      .map((path) => ({ kind: 'screen-outside-paths' as const, remote: name, path })),
  ]
}

/** Enough for places between all entries. */
const mostOrder = 1000
/** Icons are drawn on a grid of 24 by 24; radii of flat arcs are greater. */
const mostInIcon = 100

/** An icon of a later shell may have no path. */
const listNumbers = (path: string) =>
  [...String(path).matchAll(/\d*\.?\d+/g)].map(([number]) => Number(number))

const findOutOfBounds = (remote: string, what: string, values: readonly number[], most: number) =>
  values
    .filter((value) => !(value >= 0 && value <= most))
    .slice(0, 1)
    .map((value) => ({ kind: 'menu-out-of-bounds' as const, remote, what, value, most }))

/** As a browser reads it: `/packages/../coupons/` is the path of another section. */
const toPathname = (to: string) => new URL(to, 'http://console').pathname

const listTwice = (texts: readonly string[]) => [
  ...new Set(texts.filter((text, place) => texts.indexOf(text) !== place)),
]

/** A version that no range with an upper end contains. */
const farFuture = '999999.0.0'

function findPlatformProblems(shell: Release['shell'], remotes: readonly RecordedRemote[]): ReleaseProblem[] {
  if (valid(shell.platform) === null)
    return [{ kind: 'platform-unreadable', unit: 'shell', value: shell.platform }]
  return remotes.flatMap((remote): ReleaseProblem[] => {
    if (validRange(remote.platform) === null)
      return [{ kind: 'platform-unreadable', unit: remote.name, value: remote.platform }]
    if (satisfies(farFuture, remote.platform))
      return [
        {
          kind: 'platform-unlimited',
          remote: remote.name,
          range: remote.platform,
          platform: shell.platform,
        },
      ]
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

function findMissingModules(remote: RecordedRemote, shell: Release['shell']): ReleaseProblem[] {
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
