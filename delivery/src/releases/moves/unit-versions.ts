import type { ReleaseRecord } from '@console/shared/release'
import { ReleaseError } from '../../errors/release-error.ts'
import { listMoves } from '../records/list-moves.ts'
import { type LoadedSite, listRecords } from '../records/load-site.ts'
import { listVersionLineage } from '../records/release-lineage.ts'
import { listUnits, listVersions } from '../records/release-units.ts'

type ReleasedVersion = { version: string; record: ReleaseRecord }

/**
 * The version of a unit that is asked for, with a release that holds it; by default the one before the current one, or
 * the last one of a remote that is not there any more.
 * @throws ReleaseError `unknown-unit` that names the versions there are.
 */
export function findVersion(
  site: LoadedSite,
  current: ReleaseRecord,
  { name, asked }: { name: string; asked: string | undefined },
): ReleasedVersion {
  const { dir } = site.layout
  const versions = listReleasedVersions(site, name)
  const now = listUnits(current).find((unit) => unit.name === name)?.version
  if (versions.length === 0)
    throw new ReleaseError(
      'unknown-unit',
      `No release in ${dir} has a remote “${name}”. The current one has: ${listNames(current)}.`,
    )
  const wanted = asked ?? findVersionBefore(site, name, now)
  const found = versions.filter(({ version }) =>
    asked === undefined ? version === wanted : isNamedBy(version, asked),
  )
  const [first] = found
  if (first !== undefined && found.length === 1) return first
  const there = `There are: ${versions.map(({ version }) => version).join(', ')}.`
  if (asked === undefined)
    throw new ReleaseError(
      'unknown-unit',
      `${name} had no version before ${now}. Name the one you want with --to, or take it away: pnpm release remove ${name}. ${there}`,
    )
  throw new ReleaseError(
    'unknown-unit',
    `${found.length === 0 ? 'No version' : 'More than one version'} of ${name} in ${dir} goes by “${asked}”. ${there}`,
  )
}

export const listNames = (release: Parameters<typeof listUnits>[0]): string =>
  listUnits(release)
    .map((unit) => unit.name)
    .join(', ')

/** `1.0.0-1a2b…` by itself, its hash, or the beginning of either. */
const isNamedBy = (version: string, text: string) =>
  version.startsWith(text) || version.slice(version.lastIndexOf('-') + 1).startsWith(text)

/** Each version once, canaries too, from the newest release that has it. Unreadable records are left out. */
function listReleasedVersions(site: LoadedSite, name: string): ReleasedVersion[] {
  const newestFirst = listRecords(site).sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
  const versions = new Map<string, ReleasedVersion>()
  for (const record of newestFirst) {
    for (const unit of listVersions(record))
      if (unit.name === name && !versions.has(unit.version))
        versions.set(unit.version, { version: unit.version, record })
  }
  return [...versions.values()]
}

function findVersionBefore(site: LoadedSite, name: string, now: string | undefined) {
  const lineage = listVersionLineage(listMoves(site), name)
  return lineage.findLast((version) => version !== null && version !== now)
}
