import type { ReleaseRecord } from '@console/shared/release'
import { ReleaseError } from '../../errors/release-error.ts'
import { listMoves } from '../records/list-moves.ts'
import { listRecordIds, readRecord } from '../records/read-release.ts'
import { listWayOfUnit } from '../records/release-lineage.ts'
import { listUnits } from '../records/release-units.ts'
import type { SiteLayout } from '../site/site-layout.ts'

type ReleasedVersion = { version: string; record: ReleaseRecord }

/**
 * The version of a unit that is asked for, with a release that holds it; by default the one before the current one, or
 * the last one of a remote that is not there any more.
 * @throws ReleaseError `unknown-unit` that names the versions there are.
 */
export async function findVersion(
  layout: SiteLayout,
  current: ReleaseRecord,
  { name, asked }: { name: string; asked: string | undefined },
): Promise<ReleasedVersion> {
  const versions = await listVersions(layout, name)
  const now = listUnits(current).find((unit) => unit.name === name)?.version
  if (versions.length === 0)
    throw new ReleaseError(
      'unknown-unit',
      `No release in ${layout.dir} has a remote “${name}”. The current one has: ${listNames(current)}.`,
    )
  const wanted = asked ?? (await findVersionBefore(layout, name, now))
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
    `${found.length === 0 ? 'No version' : 'More than one version'} of ${name} in ${layout.dir} goes by “${asked}”. ${there}`,
  )
}

export const listNames = (release: Parameters<typeof listUnits>[0]): string =>
  listUnits(release)
    .map((unit) => unit.name)
    .join(', ')

/** `1.0.0-1a2b…` by itself, its hash, or the beginning of either. */
const isNamedBy = (version: string, text: string) =>
  version.startsWith(text) || version.slice(version.lastIndexOf('-') + 1).startsWith(text)

/** Each version once, from the newest release that has it; a record that cannot be read has none. */
async function listVersions(layout: SiteLayout, name: string): Promise<ReleasedVersion[]> {
  const ids = await listRecordIds(layout)
  const records = await Promise.all(ids.map((id) => readRecord(layout, id).catch(() => undefined)))
  const newestFirst = records
    .flatMap((record) => record ?? [])
    .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
  const versions = new Map<string, ReleasedVersion>()
  for (const record of newestFirst) {
    const version = listUnits(record).find((unit) => unit.name === name)?.version
    if (version !== undefined && !versions.has(version)) versions.set(version, { version, record })
  }
  return [...versions.values()]
}

async function findVersionBefore(layout: SiteLayout, name: string, now: string | undefined) {
  const way = listWayOfUnit(await listMoves(layout), name)
  return way.findLast((version) => version !== null && version !== now)
}
