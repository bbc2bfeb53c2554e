import { mkdir, readFile, rm } from 'node:fs/promises'
import type { ReleaseRecord } from '@console/shared/release'
import { buildReleaseFiles } from '../document/build-release-files.ts'
import { renderSiteDocument } from '../document/render-document.ts'
import { findCurrent, findRecord, type LoadedSite } from '../records/load-site.ts'
import { dropUnfinishedMove } from '../records/move-history.ts'
import type { StoredPointer } from '../records/parse-stored.ts'
import type { SiteLayout } from '../site/site-layout.ts'
import { writeFileAtomically } from '../site/write-file-atomically.ts'

/**
 * Clears away what a killed publish left and brings history and document in line with the pointer, which alone says
 * what is current. Only for the holder of the lock.
 * @returns the site with the history as it stands there now.
 */
export async function finishLastMove(site: LoadedSite): Promise<LoadedSite> {
  const { layout, published } = site
  const pointer = findCurrent(site)
  const history = await dropUnfinishedMove(layout, site.history, pointer)
  if (pointer === undefined) return { ...site, history }
  // A shell that is gone from the disk must not stop the rollback or publish that mends it.
  const document = await Promise.try(() => {
    const record = findRecord(site, pointer.release.id)
    return isIndexOf(pointer, record)
      ? renderSiteDocument(published, record, pointer.signed !== undefined)
      : undefined
  }).catch(() => undefined)
  const present = await readFile(layout.document, 'utf8').catch(() => undefined)
  if (document !== undefined && document !== present)
    await writeFileAtomically(layout, layout.document, document)
  return { ...site, history }
}

/** A record that was changed since the pointer moved makes no document. */
const isIndexOf = (pointer: StoredPointer, record: ReleaseRecord): boolean =>
  pointer.format === 1 || buildReleaseFiles(record)?.index.integrity === pointer.release.index.integrity

/** Empties the staging folder, in which a killed process may have left something. */
export async function clearStaging(layout: SiteLayout): Promise<void> {
  await rm(layout.staging, { recursive: true, force: true })
  await mkdir(layout.staging, { recursive: true })
}
