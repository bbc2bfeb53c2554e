import { mkdir, readFile, rm } from 'node:fs/promises'
import { renderSiteDocument } from '../document/render-site-document.ts'
import { dropUnfinishedMove } from '../records/move-history.ts'
import { readRecord, type StoredPointer } from '../records/read-release.ts'
import type { SiteLayout } from '../site/site-layout.ts'
import { writeFileWhole } from '../site/write-file-atomically.ts'

/**
 * Clears away what a killed publish left and brings history and document in line with the pointer, which alone says
 * what is current. Only for the holder of the lock.
 */
export async function finishLastMove(layout: SiteLayout, pointer: StoredPointer | undefined): Promise<void> {
  await dropUnfinishedMove(layout, pointer)
  if (pointer === undefined) return
  // A shell that is gone from the disk must not stop the rollback or publish that mends it.
  const document = await readRecord(layout, pointer.release.id)
    .then((record) => renderSiteDocument(layout, record, pointer.signed !== undefined))
    .catch(() => undefined)
  const present = await readFile(layout.document, 'utf8').catch(() => undefined)
  if (document !== undefined && document !== present) await writeFileWhole(layout, layout.document, document)
}

/** An empty staging folder; whatever a killed process left in it is nobody's any more. */
export async function clearStaging(layout: SiteLayout): Promise<void> {
  await rm(layout.staging, { recursive: true, force: true })
  await mkdir(layout.staging, { recursive: true })
}
