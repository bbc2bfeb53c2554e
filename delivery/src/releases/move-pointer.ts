import { mkdir, readFile } from 'node:fs/promises'
import { type ReleasePointer, type ReleaseRecord, releaseSchema } from '@console/shared/release'
import type { DocumentRelease } from './build-preload-map.ts'
import { appendMove, type Move } from './move-history.ts'
import { listRecordIds } from './read-release.ts'
import { ReleaseError } from './release-error.ts'
import { renderDocument } from './render-document.ts'
import { buildUnitAddress, type SiteLayout } from './site-layout.ts'
import { writeFileWhole } from './write-file-whole.ts'

/**
 * The document of a release whose shell stands in its place.
 * @throws ReleaseError `damaged` when the shell's own index.html is gone.
 */
export async function renderSiteDocument(layout: SiteLayout, release: DocumentRelease): Promise<string> {
  const template = `${buildUnitAddress('shell', release.shell.version)}/index.html`
  const text = await readFile(layout.address(template), 'utf8').catch((cause: unknown) => {
    throw new ReleaseError(
      'damaged',
      `${template} cannot be read, so there is no document to show. Publish the shell again, or roll back to a release with another one.`,
      { cause },
    )
  })
  return renderDocument(text, release)
}

/**
 * Makes a release the current one. The order makes every moment a consistent one: the record first, so the pointer
 * never names a record that is missing; the pointer next; the document last, so it never runs ahead of the pointer.
 * Files of the release must be in place already.
 */
export async function movePointer(
  layout: SiteLayout,
  record: ReleaseRecord,
  move: Pick<Move, 'action' | 'by' | 'reason' | 'from'>,
): Promise<void> {
  const document = await renderSiteDocument(layout, record)
  const pointer: ReleasePointer = {
    format: 1,
    moved_at: new Date().toISOString(),
    release: releaseSchema.parse(record),
  }
  await mkdir(layout.releases, { recursive: true })
  if (!(await listRecordIds(layout)).includes(record.id))
    await writeFileWhole(layout, layout.record(record.id), `${JSON.stringify(record, null, 2)}\n`)
  await appendMove(layout, { moved_at: pointer.moved_at, ...move, to: record.id })
  await writeFileWhole(layout, layout.pointer, JSON.stringify(pointer))
  await writeFileWhole(layout, layout.document, document)
}
