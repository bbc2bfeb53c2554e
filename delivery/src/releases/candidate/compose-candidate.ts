import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseRecord } from '@console/shared/release'
import { buildRefusal } from '../../errors/release-error.ts'
import { holdToContract } from '../contract/check-contract.ts'
import { renderDocument } from '../document/render-document.ts'
import { readRecord, type StoredPointer } from '../records/read-release.ts'
import { type ReleaseContent, toContent } from '../records/release-id.ts'
import { findProblems } from '../rules/find-problems.ts'
import { describeStanding, splitProblems } from '../rules/preexisting-problems.ts'
import type { SiteLayout } from '../site/site-layout.ts'
import { expectSoundFiles } from '../units/expect-sound-files.ts'
import type { BuiltUnit } from '../units/read-built-unit.ts'
import { isStaged, type StagedUnit } from '../units/stage-unit.ts'
import { composeRelease, type ReleaseChange } from './compose-release.ts'

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
  reserved?: readonly string[] | undefined,
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
