import type { ReleaseRecord } from '@console/shared/release'
import { buildOvertaken, ReleaseError } from '../../errors/release-error.ts'
import { composeCandidate, type Decide } from '../candidate/compose-candidate.ts'
import { toWholeCandidate } from '../candidate/prove-candidate.ts'
import type { MoveAction } from '../records/move-history.ts'
import { listRecordIds, readRecord, type StoredPointer } from '../records/read-release.ts'
import { type ReleaseContent, toCanonicalJson, toContent, toReleaseId } from '../records/release-id.ts'
import { compareReleases } from '../records/release-units.ts'
import { expectTrusted } from '../signing/signing.ts'
import type { SiteLayout } from '../site/site-layout.ts'
import { expectNoCollision, installUnit } from '../units/stage-unit.ts'
import { expectCurrent } from './expect-current.ts'
import { movePointer } from './move-pointer.ts'
import type { MoveRequest, MoveResult } from './move-result.ts'

/**
 * The one way to a new combination, whichever command asks for it: everything is checked before anything outside staging
 * is written. Only for the holder of the lock.
 */
export async function changeRelease(
  layout: SiteLayout,
  current: StoredPointer | undefined,
  { action, subject, trial, provedId, ...request }: MoveRequest & { action: MoveAction; subject?: string },
  decide: Decide,
): Promise<MoveResult> {
  expectCurrent(current, request.expect)
  await expectTrusted(layout, current, request)
  const { staged, content, notes } = await composeCandidate(layout, current, decide, request.reserved)
  if (provedId !== undefined && provedId !== toReleaseId(content)) throw buildOvertaken()
  await expectNoCollision(layout, staged)
  const smoke = staged.length === 0 ? undefined : provedId === undefined ? 'skipped' : 'passed'
  const release = await toRecord(layout, content, smoke)
  const previous = current?.release
  const outcome = release.id === previous?.id ? 'unchanged' : 'moved'
  const result = { outcome, release, previous, notes, ...compareReleases(previous, release) } as const
  if (trial !== undefined) {
    if (outcome === 'moved') await trial(await toWholeCandidate(layout, { ...result, staged }))
    return result
  }
  // Also when nothing changed: publishing the same bytes again mends a damaged folder.
  for (const unit of staged) await installUnit(layout, unit)
  const serial = request.signing?.adopt ? undefined : current?.signed?.serial
  if (outcome === 'moved')
    await movePointer(layout, release, { ...request, action, subject, smoke, previous, serial })
  return result
}

/** A combination that was released before keeps its record, with the date of then. */
async function toRecord(
  layout: SiteLayout,
  content: ReleaseContent,
  smoke: ReleaseRecord['smoke'],
): Promise<ReleaseRecord> {
  const id = toReleaseId(content)
  if (!(await listRecordIds(layout)).includes(id))
    return { id, created_at: new Date().toISOString(), ...(smoke && { smoke }), ...content }
  const released = await readRecord(layout, id)
  // Compared in full: an id is only the start of a hash.
  if (toCanonicalJson(toContent(released)) === toCanonicalJson(content)) return released
  throw new ReleaseError(
    'collision',
    `/releases/${id}.json describes another release than the one with this id. It was changed, or made to have the same id. Look it over, put it away and publish again.`,
  )
}
