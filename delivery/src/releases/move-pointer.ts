import { mkdir, readFile } from 'node:fs/promises'
import { type ReleaseRecord, releaseSchema } from '@console/shared/release'
import type { DocumentRelease } from './build-preload-map.ts'
import { toIntegrity } from './hash-files.ts'
import { appendMove, type Move } from './move-history.ts'
import type { MoveRequest } from './move-result.ts'
import { ReleaseError } from './release-error.ts'
import { renderDocument } from './render-document.ts'
import { isRecordSignedBy, writePointerText, writeRecordText } from './signing.ts'
import { buildUnitAddress, type SiteLayout } from './site-layout.ts'
import { writeFileWhole } from './write-file-whole.ts'

/**
 * The document of a release whose shell stands in its place. `isSigned`: its pointer is.
 * @throws ReleaseError `damaged` when the shell's own index.html is gone or not as it was published.
 */
export async function renderSiteDocument(
  layout: SiteLayout,
  release: DocumentRelease,
  isSigned: boolean,
): Promise<string> {
  const template = `${buildUnitAddress('shell', release.shell.version)}/index.html`
  const text = await readFile(layout.address(template), 'utf8').catch((cause: unknown) => {
    throw new ReleaseError(
      'damaged',
      `${template} cannot be read, so there is no document to show. Publish the shell again, or roll back to a release with another one.`,
      { cause },
    )
  })
  if (toIntegrity(Buffer.from(text)) !== release.files[template])
    throw new ReleaseError(
      'damaged',
      `${template} is not as it was published, so there is no document to show. Publish the shell again, or roll back to a release with another one.`,
    )
  return renderDocument(text, release, isSigned)
}

/**
 * Makes a release the current one. The order makes every moment a consistent one: the record first, so the pointer
 * never names a record that is missing; the pointer next; the document last, so it never runs ahead of the pointer.
 * Files of the release must be in place already.
 */
export async function movePointer(
  layout: SiteLayout,
  record: ReleaseRecord,
  { action, by, reason, signing, from, serial }: Movement,
): Promise<void> {
  const document = await renderSiteDocument(layout, record, signing !== undefined)
  await mkdir(layout.releases, { recursive: true })
  const recordText = await storeRecord(layout, record, signing)
  const moved_at = new Date().toISOString()
  const pointer = { format: 1, moved_at, release: releaseSchema.parse(record) } as const
  await appendMove(layout, { moved_at, action, by, reason, from, to: record.id })
  await writeFileWhole(layout, layout.pointer, writePointerText(pointer, signing, { serial, recordText }))
  await writeFileWhole(layout, layout.document, document)
}

/** `serial` is of the pointer before, when that is believed. */
type Movement = MoveRequest & Pick<Move, 'action' | 'from'> & { serial: number | undefined }

/** The record's text as it is stored from now on. One that is there is kept, unless a signature is to be added. */
async function storeRecord(
  layout: SiteLayout,
  record: ReleaseRecord,
  signing: MoveRequest['signing'],
): Promise<string> {
  const present = await readFile(layout.record(record.id), 'utf8').catch(() => undefined)
  const isKept = signing === undefined || (await isRecordSignedBy(layout, record.id, [signing.key.publicKey]))
  if (present !== undefined && isKept) return present
  const text = writeRecordText(record, signing)
  await writeFileWhole(layout, layout.record(record.id), text)
  return text
}
