export type BoundedVersion = { id: string; mock: string; owner: string; at: number; bytes: number }

/** The number of versions per mock, and the bytes of all versions. */
export type VersionLimits = { ofMock: number; bytes: number }

export const deviceLimits: VersionLimits = { ofMock: 30, bytes: 20_000_000 }

/** The versions to keep, newest first, within the limits per mock and overall. */
export function boundVersions<Version extends BoundedVersion>(
  versions: readonly Version[],
  { ofMock, bytes }: VersionLimits,
): Version[] {
  const counts = new Map<string, number>()
  let left = bytes
  return versions
    .toSorted((one, other) => other.at - one.at)
    .filter((version) => {
      const mock = `${version.owner} ${version.mock}`
      const count = (counts.get(mock) ?? 0) + 1
      if (count > ofMock) return false
      counts.set(mock, count)
      left -= version.bytes
      return left >= 0
    })
}
