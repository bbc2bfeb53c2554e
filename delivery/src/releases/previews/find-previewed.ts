import type { ReleaseRecord } from '@console/shared/release'
import type { PreviewSubject } from '@console/shared/release/preview'
import { ReleaseError } from '../../errors/release-error.ts'
import { findVersion } from '../moves/unit-versions.ts'
import { findRecord, type LoadedSite } from '../records/load-site.ts'
import type { UnitToPublish } from '../units/read-built-unit.ts'

/** As people name it: a version, its hash, or the beginning of either, or the id of a release. */
export type NamedPreview = { kind: 'remote'; name: string; version: string } | { kind: 'release'; id: string }
/** Something that is in the release folder, or a build that is in no release. */
export type AskedPreview = NamedPreview | { kind: 'built'; unit: UnitToPublish }

/**
 * The subject of a preview, and a release that holds it.
 * @throws ReleaseError `unknown-unit`, `unknown-release`; `refused` where staff have it already.
 */
export function findPreviewed(
  site: LoadedSite,
  current: ReleaseRecord,
  asked: NamedPreview,
): { subject: PreviewSubject; record: ReleaseRecord } {
  if (asked.kind === 'release') {
    if (asked.id === current.id) throw buildCurrent(`Release ${asked.id}`)
    return { subject: asked, record: findRecord(site, asked.id) }
  }
  const { name } = asked
  if (name === 'shell') throw buildOfShell()
  const { version, record } = findVersion(site, current, { name, asked: asked.version })
  if (current.remotes.some((remote) => remote.name === name && remote.version === version))
    throw buildCurrent(`${name} ${version}`)
  return { subject: { kind: 'remote', name, version }, record }
}

export const buildOfShell = () =>
  new ReleaseError(
    'refused',
    'A preview runs in the shell that is current, so the shell itself has none. Publish it into an environment of its own, such as --env staging.',
  )

const buildCurrent = (what: string) =>
  new ReleaseError('refused', `${what} is current already, so everybody sees it without a link.`)
