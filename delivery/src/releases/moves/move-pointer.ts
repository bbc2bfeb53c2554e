import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ReleaseRecord } from '@console/shared/release'
import type { ListedMove, Move } from '@console/shared/release-server/move'
import { buildReleaseFiles, type ReleaseFiles, toPointed } from '../document/build-release-files.ts'
import { writeReleaseFiles } from '../document/write-release-files.ts'
import type { CurrentRelease, LoadedSite } from '../records/load-site.ts'
import { appendMove, type MoveAction } from '../records/move-history.ts'
import type { StoredPointer } from '../records/parse-stored.ts'
import { toRelease } from '../records/release-id.ts'
import { findLineage, listRecent } from '../records/release-lineage.ts'
import { type CanaryChange, compareReleases } from '../records/release-units.ts'
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
  const files = buildReleaseFiles(record)
  await writeReleaseFiles(layout, files)
  for (const file of [layout.pointer, layout.history]) await mkdir(dirname(file), { recursive: true })
  const { recordText, placeRecord } = await stageRecord(site, record, signing)
  const moved_at = new Date().toISOString()
  const move = { moved_at, ...toMove(record, movement), ...(signing && { key: signing.key.publicKey }) }
  const pointer = buildPointer(site, { record, move, files })
  const pointerText = writePointerText(pointer, signing, { serial, recordText })
  const placePointer = await stageFile(layout, layout.pointer, pointerText)
  const placeDocument = await stageFile(layout, layout.document, document)
  await placeRecord()
  await appendMove(layout, move)
  await placePointer()
  await explainingSystemFault(
    layout,
    `so /index.html stayed behind though ${record.id} is current now; the next move brings it up to date`,
    placeDocument,
  )
}

type Pointing = {
  record: ReleaseRecord
  move: Move & Pick<ListedMove, 'units'>
  files: ReleaseFiles | undefined
}

function buildPointer(site: LoadedSite, { record, move, files }: Pointing): Omit<StoredPointer, 'signed'> {
  const { moved_at } = move
  if (files === undefined) return { format: 1, moved_at, release: toRelease(record) }
  const lineage = findLineage(site, [{ ...move, isCurrent: true }])
  return { format: 2, moved_at, release: toPointed(record, files, listRecent(lineage, site)) }
}

type Movement = MoveRequest & {
  action: MoveAction
  subject?: string | undefined
  smoke?: Move['smoke']
  previous: CurrentRelease | undefined
  /** Of the pointer before, when that is believed. */
  serial: number | undefined
  /** The text of its `index.html`. */
  document: string
}

function toMove(
  record: ReleaseRecord,
  movement: Omit<Movement, 'signing' | 'serial' | 'document'>,
): Omit<Move & Pick<ListedMove, 'units'>, 'moved_at'> {
  const { action, subject, by, reason, commit, run, team, request, smoke, previous } = movement
  const { changes, canaries, redirects } = compareReleases(previous, record)
  return {
    action,
    ...(subject !== undefined && { subject }),
    by,
    reason,
    ...(commit !== undefined && { commit }),
    ...(run !== undefined && { run }),
    ...(team !== undefined && { team }),
    ...(request !== undefined && { request }),
    ...(smoke !== undefined && { smoke }),
    units: changes.map(({ name, from = null, to = null }) => ({ name, from, to })),
    ...(canaries.length > 0 && { canaries: canaries.map(toCanaryMove) }),
    ...(redirects.length > 0 && { redirects: redirects.map(({ from, to = null }) => ({ from, to })) }),
    from: previous?.id ?? null,
    to: record.id,
  }
}

const toCanaryMove = ({ name, from, to, audience }: CanaryChange) => ({
  name,
  from: from ?? null,
  to: to ?? null,
  ...(audience !== undefined && { audience }),
})

/** The record's text as it is stored from now on. One that is there is kept, unless a signature is to be added. */
async function stageRecord(site: LoadedSite, record: ReleaseRecord, signing: MoveRequest['signing']) {
  const { layout, records } = site
  const present = records.get(record.id)?.text
  const isKept = signing === undefined || isRecordSignedBy(site, record.id, [signing.key.publicKey])
  if (present !== undefined && isKept) return { recordText: present, placeRecord: async () => undefined }
  const recordText = writeRecordText(record, signing)
  return { recordText, placeRecord: await stageFile(layout, layout.record(record.id), recordText) }
}
