import type { RecordedCanary, Release } from '@console/shared/release'
import { describeAudience } from '@console/shared/release/describe-audience'

export type ReleaseUnit = { name: string; version: string }
export type UnitChange = { name: string; from?: string | undefined; to?: string | undefined }
export type Redirect = NonNullable<Release['redirects']>[number]
/** `to` is undefined where it ended. */
export type RedirectChange = { from: string; to?: string | undefined }
type Disabled = NonNullable<Release['remotes'][number]['disabled']>
/** A remote that was switched off, or on again. */
export type SwitchedRemote = { name: string; disabled?: Disabled | undefined }

/** The versions of a remote's canary before and after, undefined for none; `audience`: who has it now, in words. */
export type CanaryChange = UnitChange & { audience?: string | undefined }

export type ReleaseComparison = {
  changes: UnitChange[]
  canaries: CanaryChange[]
  redirects: RedirectChange[]
  switched: SwitchedRemote[]
  untouched: ReleaseUnit[]
}

type Compared = Pick<Release, 'remotes' | 'redirects'> & { shell: Pick<Release['shell'], 'version'> }

type VersionsOf = {
  shell: { version: string }
  remotes: readonly (ReleaseUnit & { canary?: { remote: ReleaseUnit } | undefined })[]
}

/** The shell and the remotes of a release with their versions, the shell first. */
export function listUnits(release: VersionsOf): ReleaseUnit[] {
  return [
    { name: 'shell', version: release.shell.version },
    ...release.remotes.map(({ name, version }) => ({ name, version })),
  ]
}

/** The same with the versions of canaries: all that anybody may have. */
export const listVersions = (release: VersionsOf): ReleaseUnit[] => [
  ...listUnits(release),
  ...release.remotes.flatMap(({ name, canary }) =>
    canary === undefined ? [] : [{ name, version: canary.remote.version }],
  ),
]

/** The remotes that are off. */
export const listSwitchedOff = (remotes: readonly { name: string; disabled?: Disabled | undefined }[]) =>
  remotes.flatMap(({ name, disabled }) => (disabled === undefined ? [] : [{ name, disabled }]))

/** The differences between two releases, and the units without any. `before` is undefined for the first release. */
export function compareReleases(before: Compared | undefined, after: Compared): ReleaseComparison {
  const from = new Map(before && listUnits(before).map((unit) => [unit.name, unit.version]))
  const to = new Map(listUnits(after).map((unit) => [unit.name, unit.version]))
  const switched = findSwitched(before, after)
  const canaries = compareCanaries(before, after)
  const isOther = (name: string) => [...switched, ...canaries].some((each) => each.name === name)
  return {
    changes: listKeys(to, from)
      .map((name) => ({ name, from: from.get(name), to: to.get(name) }))
      .filter((change) => change.from !== change.to),
    canaries,
    redirects: compareRedirects(before, after),
    switched,
    untouched: listUnits(after).filter(({ name, version }) => from.get(name) === version && !isOther(name)),
  }
}

function compareCanaries(before: Compared | undefined, after: Compared): CanaryChange[] {
  const from = new Map(before?.remotes.map(({ name, canary }) => [name, canary]))
  const to = new Map(after.remotes.map(({ name, canary }) => [name, canary]))
  return listKeys(to, from).flatMap((name) => {
    const [had, has] = [from.get(name), to.get(name)].map(toTold)
    return had?.version === has?.version && had?.audience === has?.audience
      ? []
      : [{ name, from: had?.version, to: has?.version, audience: has?.audience }]
  })
}

const toTold = (canary: RecordedCanary | undefined) =>
  canary && { version: canary.remote.version, audience: describeAudience(canary) }

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

/** Each once, in the order of the maps. */
export const listKeys = (...maps: ReadonlyMap<string, unknown>[]) => [
  ...new Set(maps.flatMap((map) => [...map.keys()])),
]
