import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseRecord } from '@console/shared/release'
import { composeRelease } from './compose-release.ts'
import { findProblems } from './find-problems.ts'
import { movePointer } from './move-pointer.ts'
import type { MoveRequest, MoveResult } from './move-result.ts'
import type { UnitToPublish } from './read-built-unit.ts'
import { listRecordIds, readRecord, type StoredPointer } from './read-release.ts'
import { buildRefusal, ReleaseError } from './release-error.ts'
import { type ReleaseContent, toCanonicalJson, toReleaseId } from './release-id.ts'
import { compareReleases } from './release-units.ts'
import { renderDocument } from './render-document.ts'
import { expectTrusted } from './signing.ts'
import type { SiteLayout } from './site-layout.ts'
import { expectNoCollision, installUnit, stageUnit } from './stage-unit.ts'

/** Everything is checked before anything outside staging is written. Only for the holder of the lock. */
export async function publishUnits(
  layout: SiteLayout,
  current: StoredPointer | undefined,
  { units, ...request }: MoveRequest & { units: readonly UnitToPublish[] },
): Promise<MoveResult> {
  await expectTrusted(layout, current, request)
  const staged = await Promise.all(units.map((unit) => stageUnit(layout, unit)))
  const currentRecord = current && (await readRecord(layout, current.release.id))
  const content = composeRelease(currentRecord, staged)
  const problems = findProblems(content)
  if (problems.length > 0) throw buildRefusal(problems)
  const stagedShell = staged.find((unit) => unit.kind === 'shell')
  if (stagedShell) renderDocument(await readFile(join(stagedShell.stagedDir, 'index.html'), 'utf8'), content)

  await expectNoCollision(layout, staged)
  const release = await toRecord(layout, content)
  // Also when nothing changed: publishing the same bytes again mends a damaged folder.
  for (const unit of staged) await installUnit(layout, unit)
  const previous = current?.release
  const outcome = release.id === previous?.id ? 'unchanged' : 'moved'
  if (outcome === 'moved')
    await movePointer(layout, release, {
      ...request,
      action: 'publish',
      from: previous?.id ?? null,
      serial: request.signing?.adopt ? undefined : current?.signed?.serial,
    })
  return { outcome, release, previous, ...compareReleases(previous, release) }
}

/** A combination that was released before keeps its record, with the date of then. */
async function toRecord(layout: SiteLayout, content: ReleaseContent): Promise<ReleaseRecord> {
  const id = toReleaseId(content)
  if (!(await listRecordIds(layout)).includes(id))
    return { id, created_at: new Date().toISOString(), ...content }
  const { id: _, created_at, ...released } = await readRecord(layout, id)
  // Compared in full: an id is only the start of a hash.
  if (toCanonicalJson(released) === toCanonicalJson(content)) return { id, created_at, ...content }
  throw new ReleaseError(
    'collision',
    `/releases/${id}.json describes another release than the one with this id. It was changed, or made to have the same id. Look it over, put it away and publish again.`,
  )
}
