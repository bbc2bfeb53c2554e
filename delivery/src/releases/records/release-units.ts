import type { Release } from '@console/shared/release'

export type ReleaseUnit = { name: string; version: string }
export type UnitChange = { name: string; from: string | undefined; to: string | undefined }
export type Redirect = NonNullable<Release['redirects']>[number]
/** `to` is undefined where it ended. */
export type RedirectChange = { from: string; to: string | undefined }
type Disabled = NonNullable<Release['remotes'][number]['disabled']>
/** A remote that was switched off, or on again. */
export type SwitchedRemote = { name: string; disabled: Disabled | undefined }

export type ReleaseComparison = {
  changes: UnitChange[]
  redirects: RedirectChange[]
  switched: SwitchedRemote[]
  untouched: ReleaseUnit[]
}

type Compared = Pick<Release, 'shell' | 'remotes' | 'redirects'>

/** The shell and the remotes of a release with their versions, the shell first. */
export function listUnits(release: Pick<Release, 'shell' | 'remotes'>): ReleaseUnit[] {
  return [
    { name: 'shell', version: release.shell.version },
    ...release.remotes.map(({ name, version }) => ({ name, version })),
  ]
}

/** What differs between two releases, and which units do not. `before` is undefined for the first release. */
export function compareReleases(before: Compared | undefined, after: Compared): ReleaseComparison {
  const from = new Map(before && listUnits(before).map((unit) => [unit.name, unit.version]))
  const to = new Map(listUnits(after).map((unit) => [unit.name, unit.version]))
  const switched = findSwitched(before, after)
  return {
    changes: listKeys(to, from)
      .map((name) => ({ name, from: from.get(name), to: to.get(name) }))
      .filter((change) => change.from !== change.to),
    redirects: compareRedirects(before, after),
    switched,
    untouched: listUnits(after).filter(
      ({ name, version }) => from.get(name) === version && !switched.some((each) => each.name === name),
    ),
  }
}

function compareRedirects(before: Compared | undefined, after: Compared): RedirectChange[] {
  const [from, to] = [before, after].map(
    (release) => new Map(release?.redirects?.map((redirect) => [redirect.from, redirect.to])),
  )
  if (from === undefined || to === undefined) return []
  return listKeys(to, from)
    .filter((path) => from.get(path) !== to.get(path))
    .map((path) => ({ from: path, to: to.get(path) }))
}

function findSwitched(before: Compared | undefined, after: Compared): SwitchedRemote[] {
  const was = new Map(before?.remotes.map(({ name, disabled }) => [name, disabled]))
  return after.remotes
    .filter(({ name, disabled }) => was.get(name)?.reason !== disabled?.reason)
    .map(({ name, disabled }) => ({ name, disabled }))
}

const listKeys = (...maps: ReadonlyMap<string, unknown>[]) => [
  ...new Set(maps.flatMap((map) => [...map.keys()])),
]
