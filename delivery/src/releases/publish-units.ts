import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleasePointer, ReleaseRecord } from '@console/shared/release'
import { composeRelease } from './compose-release.ts'
import { findProblems } from './find-problems.ts'
import { movePointer } from './move-pointer.ts'
import type { MadeBy, MoveResult } from './move-result.ts'
import type { UnitToPublish } from './read-built-unit.ts'
import { listRecordIds, readRecord } from './read-release.ts'
import { buildRefusal } from './release-error.ts'
import { type ReleaseContent, toReleaseId } from './release-id.ts'
import { compareReleases } from './release-units.ts'
import { renderDocument } from './render-document.ts'
import type { SiteLayout } from './site-layout.ts'
import { installUnit, stageUnit } from './stage-unit.ts'

/** Everything is checked before anything outside staging is written. Only for the holder of the lock. */
export async function publishUnits(
  layout: SiteLayout,
  current: ReleasePointer | undefined,
  { units, by, reason }: MadeBy & { units: readonly UnitToPublish[] },
): Promise<MoveResult> {
  const staged = await Promise.all(units.map((unit) => stageUnit(layout, unit)))
  const currentRecord = current && (await readRecord(layout, current.release.id))
  const content = composeRelease(currentRecord, staged)
  const problems = findProblems(content)
  if (problems.length > 0) throw buildRefusal(problems)
  const stagedShell = staged.find((unit) => unit.kind === 'shell')
  if (stagedShell) renderDocument(await readFile(join(stagedShell.stagedDir, 'index.html'), 'utf8'), content)

  // Also when nothing changed: publishing the same bytes again mends a damaged folder.
  for (const unit of staged) await installUnit(layout, unit)
  const release = await toRecord(layout, content, { by, reason })
  const previous = current?.release
  const outcome = release.id === previous?.id ? 'unchanged' : 'moved'
  if (outcome === 'moved')
    await movePointer(layout, release, { action: 'publish', by, reason, from: previous?.id ?? null })
  return { outcome, release, previous, ...compareReleases(previous, release) }
}

/** A combination that was released before keeps its record, with the date and reason of then. */
async function toRecord(
  layout: SiteLayout,
  content: ReleaseContent,
  { by, reason }: MadeBy,
): Promise<ReleaseRecord> {
  const id = toReleaseId(content)
  if ((await listRecordIds(layout)).includes(id)) return readRecord(layout, id)
  return { id, created_at: new Date().toISOString(), created_by: by, reason, ...content }
}
