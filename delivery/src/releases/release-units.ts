import type { Release } from '@console/shared/release'

export type ReleaseUnit = { name: string; version: string }
export type UnitChange = { name: string; from: string | undefined; to: string | undefined }

/** The shell and the remotes of a release with their versions, the shell first. */
export function listUnits(release: Pick<Release, 'shell' | 'remotes'>): ReleaseUnit[] {
  return [
    { name: 'shell', version: release.shell.version },
    ...release.remotes.map(({ name, version }) => ({ name, version })),
  ]
}

/** What differs between two releases, by unit, and what does not. `before` is undefined for the first release. */
export function compareReleases(
  before: Pick<Release, 'shell' | 'remotes'> | undefined,
  after: Pick<Release, 'shell' | 'remotes'>,
): { changes: UnitChange[]; untouched: ReleaseUnit[] } {
  const from = new Map(before && listUnits(before).map((unit) => [unit.name, unit.version]))
  const to = new Map(listUnits(after).map((unit) => [unit.name, unit.version]))
  const all = [...new Set([...to.keys(), ...from.keys()])]
  return {
    changes: all
      .map((name) => ({ name, from: from.get(name), to: to.get(name) }))
      .filter((change) => change.from !== change.to),
    untouched: listUnits(after).filter((unit) => from.get(unit.name) === unit.version),
  }
}
