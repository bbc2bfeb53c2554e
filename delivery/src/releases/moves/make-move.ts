import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ReleaseRecord } from '@console/shared/release'
import { buildOvertaken } from '../../errors/release-error.ts'
import type { Candidate } from '../candidate/build-candidate.ts'
import { proveCandidate } from '../candidate/prove-candidate.ts'
import { toPointed } from '../document/build-release-files.ts'
import { renderSiteDocument } from '../document/render-document.ts'
import { writeReleaseFiles } from '../document/write-release-files.ts'
import { findCurrent, type LoadedSite } from '../records/load-site.ts'
import { appendMove } from '../records/move-history.ts'
import type { StoredPointer } from '../records/parse-stored.ts'
import { toRelease } from '../records/release-id.ts'
import { findLineage, listRecent } from '../records/release-lineage.ts'
import { isRecordSignedBy, isTrusted, type Signing, toPointerText, toRecordText } from '../signing/signing.ts'
import { explainSystemFault } from '../site/explain-system-fault.ts'
import type { SiteLayout } from '../site/site-layout.ts'
import { stageFile } from '../site/write-file-atomically.ts'
import { installUnit } from '../units/stage-unit.ts'
import type { MoveResult } from './move-result.ts'
import { type Movement, type NewMove, toMove } from './to-move.ts'

/** Makes a candidate the current release, or has it run where no more is asked for. Only for the holder of the lock. */
export async function makeMove(
  site: LoadedSite,
  candidate: Candidate,
  { dryRun, provedId, ...movement }: Movement,
): Promise<MoveResult> {
  const { record, comparison } = candidate
  if (provedId !== undefined && provedId !== record.id) throw buildOvertaken()
  const isMoved = record.id !== comparison.previous?.id
  if (dryRun !== undefined) {
    if (isMoved) await proveCandidate(site.layout, candidate, dryRun)
  } else if (isMoved) await writeCandidate(site, candidate, movement)
  // Publishing the same bytes again mends a damaged folder.
  else await installFiles(site.layout, candidate)
  return toMoveResult(isMoved ? 'moved' : 'unchanged', candidate)
}

export const toMoveResult = (
  outcome: MoveResult['outcome'],
  { record, comparison, notes }: Candidate,
): MoveResult => ({ outcome, release: record, ...comparison, notes })

/**
 * Makes a candidate the current release. The order makes every moment a consistent one: its files and its record first, so
 * that the pointer never names what is missing; the pointer next; the document last, so that it never runs ahead of the
 * pointer. All are on the disk before the first of these three is put into place. Only for the holder of the lock.
 */
export async function writeCandidate(
  site: LoadedSite,
  candidate: Candidate,
  movement: Movement,
): Promise<void> {
  const { layout } = site
  const { record } = candidate
  const { signing } = movement
  const document = await renderSiteDocument(candidate.files, record, signing !== undefined)
  const move = toMove(candidate, movement)
  const recordText = findRecordText(site, record, signing)
  const pointer = toPointer(site, candidate, move)
  const pointerText = toPointerText(pointer, withValidity(site, signing), {
    serial: findSerial(site, signing),
    recordText,
    environment: layout.environment,
  })

  await installFiles(layout, candidate)
  for (const file of [layout.pointer, layout.history]) await mkdir(dirname(file), { recursive: true })
  const isKept = recordText === site.records.get(record.id)?.text
  const placeRecord = isKept ? undefined : await stageFile(layout, layout.record(record.id), recordText)
  const placePointer = await stageFile(layout, layout.pointer, pointerText)
  const placeDocument = await stageFile(layout, layout.document, document)
  await placeRecord?.()
  await appendMove(layout, move)
  await placePointer()
  await placeDocument().catch(
    explainSystemFault(
      layout,
      `so /index.html stayed behind though ${record.id} is current now; the next move brings it up to date`,
    ),
  )
}

/** Units, index and details have addresses of their own, which no pointer names yet. */
async function installFiles(layout: SiteLayout, { staged, releaseFiles }: Candidate): Promise<void> {
  for (const unit of staged) await installUnit(layout, unit)
  await writeReleaseFiles(layout, releaseFiles)
}

/** The record's text as it is stored from now on. One that is there is kept, unless a signature is to be added. */
function findRecordText(site: LoadedSite, record: ReleaseRecord, signing: Signing | undefined): string {
  const present = site.records.get(record.id)?.text
  const isKept = signing === undefined || isRecordSignedBy(site, record.id, [signing.key.publicKey])
  return present !== undefined && isKept ? present : toRecordText(record, signing)
}

/** The serial of the pointer before. A pointer that somebody changed or put back is not trusted. */
const findSerial = (site: LoadedSite, signing: Signing | undefined): number | undefined =>
  signing !== undefined && isTrusted(site, signing) ? findCurrent(site)?.signed?.serial : undefined

/** A move at night, without `--valid-for`, is valid for as long as the one before it was: not for ever, and not still expired. */
function withValidity(site: LoadedSite, signing: Signing | undefined): Signing | undefined {
  const current = findCurrent(site)
  const expires = current?.signed?.expires_at
  if (signing === undefined || signing.validFor !== undefined || expires === undefined) return signing
  return { ...signing, validFor: Date.parse(expires) - Date.parse(current?.moved_at ?? '') }
}

function toPointer(
  site: LoadedSite,
  { record, releaseFiles }: Candidate,
  move: NewMove,
): Omit<StoredPointer, 'signed'> {
  const { moved_at } = move
  if (releaseFiles === undefined) return { format: 1, moved_at, release: toRelease(record) }
  const lineage = findLineage(site, [{ ...move, isCurrent: true }])
  return { format: 2, moved_at, release: toPointed(record, releaseFiles, listRecent(lineage, site)) }
}
