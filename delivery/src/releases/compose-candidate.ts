import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseRecord } from '@console/shared/release'
import { composeRelease, type ReleaseChange } from './compose-release.ts'
import { holdToContract } from './contract/hold-to-contract.ts'
import { expectSoundFiles } from './expect-sound-files.ts'
import { findProblems } from './find-problems.ts'
import type { MoveRequest } from './move-result.ts'
import type { BuiltUnit } from './read-built-unit.ts'
import { readRecord, type StoredPointer } from './read-release.ts'
import { buildRefusal } from './release-error.ts'
import { type ReleaseContent, toContent } from './release-id.ts'
import { renderDocument } from './render-document.ts'
import type { SiteLayout } from './site-layout.ts'
import { isStaged, type StagedUnit } from './stage-unit.ts'
import { describeStanding, splitProblems } from './standing-problems.ts'

/** What a command changes of the current release, which is undefined before the first. */
export type Decide = (record: ReleaseRecord | undefined) => Promise<ReleaseChange>

/** A combination that may be released; `notes` are lines for whoever asked for it. */
export type Candidate = { staged: StagedUnit[]; content: ReleaseContent; notes: readonly string[] }

/**
 * What is current, changed as `decide` says. Units that come from a build stand in staging.
 * @throws ReleaseError when a build is not whole, or the combination may not be released.
 */
export async function composeCandidate(
  layout: SiteLayout,
  current: StoredPointer | undefined,
  decide: Decide,
  { reserved }: Pick<MoveRequest, 'reserved'> = {},
): Promise<Candidate> {
  const record = current && (await readRecord(layout, current.release.id))
  const change = await decide(record)
  const staged = (change.units ?? []).filter(isStaged)
  await expectSoundFiles(staged)
  const judge = async (composed: ReleaseContent, incoming: readonly BuiltUnit[]) => {
    const held = await holdToContract(layout, composed, incoming)
    return { ...held, problems: [...findProblems(held.content, reserved), ...held.problems] }
  }
  const { content, notes, problems } = await judge(
    composeRelease(record && toContent(record), change),
    change.units ?? [],
  )
  const { refused, standing } = await splitProblems(problems, {
    changed: (change.units ?? []).map(({ name }) => name),
    readFormer: async () => (record === undefined ? [] : (await judge(toContent(record), [])).problems),
  })
  if (refused.length > 0) throw buildRefusal(refused)
  const shell = staged.find((unit) => unit.kind === 'shell')
  if (shell) renderDocument(await readFile(join(shell.stagedDir, 'index.html'), 'utf8'), content)
  return { staged, content, notes: [...notes, ...describeStanding(standing)] }
}
