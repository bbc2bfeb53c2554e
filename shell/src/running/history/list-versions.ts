import type { ListedMove } from '@console/shared/release-server/move'

/** A version that was once current, with the move that first released it; unknown for the oldest. */
export type KnownVersion = { version: string; move: ListedMove | undefined }

/** Versions of a unit in the order of their first release, newest first. */
export function listVersions(newestFirst: readonly ListedMove[], name: string): KnownVersion[] {
  const versions = new Map<string, ListedMove | undefined>()
  for (const move of newestFirst.toReversed()) {
    const { from = null, to = null } = move.units.find((unit) => unit.name === name) ?? {}
    if (from !== null && !versions.has(from)) versions.set(from, undefined)
    if (to !== null && !versions.has(to)) versions.set(to, move)
  }
  return [...versions].map(([version, move]) => ({ version, move })).reverse()
}

/** The version first released before this one. */
export function findVersionBefore(versions: readonly KnownVersion[], version: string): string | undefined {
  const index = versions.findIndex((known) => known.version === version)
  return index === -1 ? undefined : versions[index + 1]?.version
}
