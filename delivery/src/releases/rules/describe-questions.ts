import type { RecordedRemote } from '@console/shared/release'
import { ownsPath } from '@console/shared/remote-config'
import type { ConsolePlace } from './console-place.ts'

type Combination = { remotes: readonly RecordedRemote[] }

export const listPermissions = ({ permissions, menu }: RecordedRemote): string[] => [
  ...permissions,
  ...menu.flatMap(({ permission }) => permission ?? []),
]

/**
 * Permissions that no section asked for before, for the person who publishes to look at: one that is misspelt closes the
 * section to everybody. Names are the API's own, so nothing here knows them.
 */
export function describeNewPermissions(
  { remotes }: Combination,
  current: Combination | undefined,
  incoming: readonly string[],
): string[] {
  if (current === undefined) return []
  const known = new Set(current.remotes.flatMap(listPermissions))
  return remotes
    .filter(({ name }) => incoming.includes(name))
    .flatMap((remote) => [...new Set(listPermissions(remote))].map((permission) => ({ remote, permission })))
    .filter(({ permission }) => !known.has(permission))
    .map(({ remote, permission }) => {
      const alike = [...known].find((other) => isAlike(permission, other))
      return alike === undefined
        ? `${remote.name} asks for the permission “${permission}”, which no section asked for before. Where the API gives it to nobody, nobody has the section.`
        : `${remote.name} asks for the permission “${permission}”, and other sections for “${alike}”. Is it misspelt? Where the API gives it to nobody, nobody has the section.`
    })
}

/** Permissions that a section no longer asks for, which nobody would notice: it works, for more people. */
export const describeDroppedPermissions = (
  { remotes }: Combination,
  current: Combination | undefined,
): string[] =>
  remotes.flatMap((remote) => {
    const before = current?.remotes.find(({ name }) => name === remote.name)
    const asked = new Set(listPermissions(remote))
    const dropped = new Set(before === undefined ? [] : listPermissions(before)).difference(asked)
    return [...dropped].map(
      (permission) =>
        `${remote.name} no longer asks for the permission “${permission}”: ${asked.size === 0 ? 'every account may open it' : 'accounts without it may open what it closed'}.`,
    )
  })

const fold = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Equal but for signs, case, and at most two letters. */
const isAlike = (one: string, other: string): boolean => isWithin(fold(one), fold(other), 2)

/** Whether the edit distance (Levenshtein) of two texts is at most `edits`. */
function isWithin(one: string, other: string, edits: number): boolean {
  if (one === other) return true
  const [a, b] = [one.slice(1), other.slice(1)]
  if (one[0] === other[0]) return isWithin(a, b, edits)
  return (
    edits > 0 &&
    [[a, b] as const, [a, other] as const, [one, b] as const].some(([x, y]) => isWithin(x, y, edits - 1))
  )
}

/**
 * Link targets of incoming remotes that lead to none of their screens: whoever follows the link finds nothing. A remote
 * need not name every screen, so this is a question.
 */
export const describeLostLinks = ({ remotes }: Combination, incoming: readonly string[]): string[] =>
  remotes
    .filter(({ name }) => incoming.includes(name))
    .flatMap(({ name, links = {}, screens }) => {
      const patterns = Object.keys(screens).map(toPattern)
      return Object.entries(links)
        .filter(([, to]) => !patterns.includes(toPattern(to.replace(/\?.*/, ''))))
        .map(
          ([target, to]) =>
            `Others link to “${target}” of ${name} at ${to}, and no screen of its remote.config.ts is there. Is the path right?`,
        )
    })

/** Without the names of parameters and a slash at the end. */
const toPattern = (path: string) => path.replace(/\/$/, '').replaceAll(/:[^/]+/g, ':')

type Uncompared = { place: ConsolePlace | undefined; isSigned: boolean; incoming: readonly string[] }

/** Facts of a release that only the console's configuration can confirm, and nobody named that. */
export function describeUncompared(
  { remotes }: Combination,
  { place, isSigned, incoming }: Uncompared,
): string[] {
  if (place?.apis !== undefined) return []
  const apis = remotes
    .filter(({ name }) => incoming.includes(name))
    .flatMap(({ name, apis = [] }) => apis.map((api) => `the API “${api}” of ${name}`))
  const what = [...apis, ...(isSigned ? ['the signing key'] : [])].join(', ')
  return what === ''
    ? []
    : [`Nobody compared ${what} with config.json of the console: name it with --config.`]
}

type Linking = {
  current: Combination | undefined
  readScripts(remote: RecordedRemote): Promise<Map<string, string>>
}

/** Scripts of remotes that still name an address which nobody has any more. */
export async function describeDeadLinks(
  {
    remotes,
    redirects = [],
  }: Combination & { redirects?: readonly { from: string; to: string }[] | undefined },
  { current, readScripts }: Linking,
): Promise<string[]> {
  const isThere = (path: string) =>
    remotes.some(({ paths }) => paths.some((owned) => ownsPath(owned, path))) ||
    redirects.some(({ from }) => ownsPath(from, path))
  const gone = (current?.remotes ?? [])
    .flatMap(({ paths }) => paths)
    .filter((path) => path !== '/' && !isThere(path))
  if (gone.length === 0) return []
  const notes = await Promise.all(
    remotes.map(async (remote) => {
      const scripts = await readScripts(remote)
      return gone.flatMap((path) => {
        const [file] = [...scripts].find(([, text]) => isLinked(text, path)) ?? []
        return file === undefined
          ? []
          : `${remote.name} links to ${path} (${file}), which nobody has after this. Redirect it: --redirect ${path}=/…/`
      })
    }),
  )
  return notes.flat()
}

/** At the start of a text: `"/coupons/`. */
const isLinked = (text: string, path: string) =>
  ['"', "'", '`'].some((quote) => text.includes(`${quote}${path}`))
