import type { ReleaseRecord } from '@console/shared/release'
import { buildOvertaken, ReleaseError } from '../../errors/release-error.ts'
import { composeCandidate, type Decide, renderCandidate } from '../candidate/compose-candidate.ts'
import { listWholeCandidates } from '../candidate/prove-candidate.ts'
import { buildReleaseFiles } from '../document/build-release-files.ts'
import { writeReleaseFiles } from '../document/write-release-files.ts'
import { findCurrent, findCurrentRelease, findRecord, type LoadedSite } from '../records/load-site.ts'
import type { MoveAction } from '../records/move-history.ts'
import { type ReleaseContent, toCanonicalJson, toContent, toReleaseId } from '../records/release-id.ts'
import { compareReleases } from '../records/release-units.ts'
import { expectTrusted } from '../signing/signing.ts'
import { expectNoCollision, installUnit } from '../units/stage-unit.ts'
import { expectCurrent } from './expect-current.ts'
import { movePointer } from './move-pointer.ts'
import type { MoveRequest, MoveResult } from './move-result.ts'

/**
 * The one way to a new combination, whichever command asks for it: everything is checked before anything outside staging
 * is written. Only for the holder of the lock.
 */
export async function changeRelease(
  site: LoadedSite,
  { action, subject, dryRun, provedId, ...request }: MoveRequest & { action: MoveAction; subject?: string },
  decide: Decide,
): Promise<MoveResult> {
  const { layout } = site
  const current = findCurrent(site)
  expectCurrent(current, request.expect)
  expectTrusted(site, request)
  const candidate = await composeCandidate(site, decide, request.reserved)
  const { staged, content, notes } = candidate
  if (provedId !== undefined && provedId !== toReleaseId(content)) throw buildOvertaken()
  expectNoCollision(site, staged)
  const smoke = staged.length === 0 ? undefined : provedId === undefined ? 'skipped' : 'passed'
  const release = toRecord(site, content, smoke)
  const previous = findCurrentRelease(site)
  const outcome = release.id === previous?.id ? 'unchanged' : 'moved'
  const result = { outcome, release, previous, notes, ...compareReleases(previous, release) } as const
  // Also when nothing changed: publishing the same bytes again mends a damaged folder.
  const install = async () => {
    for (const unit of staged) await installUnit(layout, unit)
  }
  if (outcome === 'unchanged') {
    if (dryRun !== undefined) return result
    await install()
    await writeReleaseFiles(layout, buildReleaseFiles(release))
    return result
  }
  if (dryRun !== undefined) {
    const render = (each: ReleaseRecord) => renderCandidate(site, { staged, release: each }, false)
    for (const whole of await listWholeCandidates(layout, { ...result, staged, render })) await dryRun(whole)
    return result
  }
  const document = await renderCandidate(site, { staged, release }, request.signing !== undefined)
  await install()
  const serial = request.signing?.adopt ? undefined : current?.signed?.serial
  await movePointer(site, release, { ...request, action, subject, smoke, previous, serial, document })
  return result
}

/** A combination that was released before keeps its record, with the date of then. */
function toRecord(site: LoadedSite, content: ReleaseContent, smoke: ReleaseRecord['smoke']): ReleaseRecord {
  const id = toReleaseId(content)
  if (!site.records.has(id))
    return { id, created_at: new Date().toISOString(), ...(smoke && { smoke }), ...content }
  const released = findRecord(site, id)
  // Compared in full: an id is only the start of a hash.
  if (toCanonicalJson(toContent(released)) === toCanonicalJson(content)) return released
  throw new ReleaseError(
    'collision',
    `/releases/${id}.json describes another release than the one with this id. It was changed, or made to have the same id. Look it over, put it away and publish again.`,
  )
}
