import { mkdir } from 'node:fs/promises'
import type { Release, ReleaseRecord } from '@console/shared/release'
import type { LoadedSite } from '../records/load-site.ts'
import { appendMove, type Move, type MoveAction } from '../records/move-history.ts'
import { toRelease } from '../records/release-id.ts'
import { compareReleases } from '../records/release-units.ts'
import { isRecordSignedBy, writePointerText, writeRecordText } from '../signing/signing.ts'
import { explainingSystemFault } from '../site/explain-system-fault.ts'
import { stageFile } from '../site/write-file-atomically.ts'
import type { MoveRequest } from './move-result.ts'

/**
 * Makes a release the current one. The order makes every moment a consistent one: the record first, so the pointer
 * never names a record that is missing; the pointer next; the document last, so it never runs ahead of the pointer.
 * All are on the disk before the first is put into place. Files of the release must be in place already.
 */
export async function movePointer(
  site: LoadedSite,
  record: ReleaseRecord,
  { signing, serial, document, ...movement }: Movement,
): Promise<void> {
  const { layout } = site
  await mkdir(layout.releases, { recursive: true })
  const { recordText, placeRecord } = await stageRecord(site, record, signing)
  const moved_at = new Date().toISOString()
  const pointer = { format: 1, moved_at, release: toRelease(record) } as const
  const pointerText = writePointerText(pointer, signing, { serial, recordText })
  const placePointer = await stageFile(layout, layout.pointer, pointerText)
  const placeDocument = await stageFile(layout, layout.document, document)
  await placeRecord()
  const key = signing && { key: signing.key.publicKey }
  await appendMove(layout, { moved_at, ...toMove(record, movement), ...key })
  await placePointer()
  await explainingSystemFault(
    layout,
    `so /index.html stayed behind though ${record.id} is current now; the next move brings it up to date`,
    placeDocument,
  )
}

type Movement = MoveRequest & {
  action: MoveAction
  subject?: string | undefined
  smoke?: Move['smoke']
  previous: Release | undefined
  /** Of the pointer before, when that is believed. */
  serial: number | undefined
  /** The text of its `index.html`. */
  document: string
}

function toMove(
  record: ReleaseRecord,
  { action, subject, by, reason, commit, smoke, previous }: Omit<Movement, 'signing' | 'serial' | 'document'>,
): Omit<Move, 'moved_at'> {
  const { changes, redirects } = compareReleases(previous, record)
  return {
    action,
    ...(subject !== undefined && { subject }),
    by,
    reason,
    ...(commit !== undefined && { commit }),
    ...(smoke !== undefined && { smoke }),
    units: changes.map(({ name, from = null, to = null }) => ({ name, from, to })),
    ...(redirects.length > 0 && { redirects: redirects.map(({ from, to = null }) => ({ from, to })) }),
    from: previous?.id ?? null,
    to: record.id,
  }
}

/** The record's text as it is stored from now on. One that is there is kept, unless a signature is to be added. */
async function stageRecord(site: LoadedSite, record: ReleaseRecord, signing: MoveRequest['signing']) {
  const { layout, records } = site
  const present = records.get(record.id)?.text
  const isKept = signing === undefined || isRecordSignedBy(site, record.id, [signing.key.publicKey])
  if (present !== undefined && isKept) return { recordText: present, placeRecord: async () => undefined }
  const recordText = writeRecordText(record, signing)
  return { recordText, placeRecord: await stageFile(layout, layout.record(record.id), recordText) }
}
