import type { ReleaseRecord } from '@console/shared/release'
import { buildRefusal } from '../../errors/release-error.ts'
import { checkContract } from '../contract/check-contract.ts'
import { renderDocument } from '../document/render-document.ts'
import { renderSiteDocument } from '../document/render-site-document.ts'
import { findCurrent, findRecord, type LoadedSite } from '../records/load-site.ts'
import { type ReleaseContent, toContent } from '../records/release-id.ts'
import { findProblems } from '../rules/find-problems.ts'
import { describePreexisting, splitProblems } from '../rules/preexisting-problems.ts'
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
  site: LoadedSite,
  decide: Decide,
  reserved?: readonly string[] | undefined,
): Promise<Candidate> {
  const current = findCurrent(site)
  const record = current && findRecord(site, current.release.id)
  const change = await decide(record)
  const staged = (change.units ?? []).filter(isStaged)
  expectSoundFiles(staged)
  const judge = async (composed: ReleaseContent, incoming: readonly BuiltUnit[]) => {
    const checked = await checkContract(site.published, composed, incoming)
    return { ...checked, problems: [...findProblems(checked.content, reserved), ...checked.problems] }
  }
  const { content, notes, problems } = await judge(
    composeRelease(record && toContent(record), change),
    change.units ?? [],
  )
  const { refused, preexisting } = await splitProblems(problems, {
    changed: (change.units ?? []).map(({ name }) => name),
    readFormer: async () => (record === undefined ? [] : (await judge(toContent(record), [])).problems),
  })
  if (refused.length > 0) throw buildRefusal(refused)
  return { staged, content, notes: [...notes, ...describePreexisting(preexisting)] }
}

/**
 * The document of a candidate, of whose units some are not in their place yet.
 * @throws ReleaseError `build-output`, `damaged` when the shell's own index.html gives none.
 */
export async function renderCandidate(
  { published }: Pick<LoadedSite, 'published'>,
  { staged, content }: Pick<Candidate, 'staged' | 'content'>,
  isSigned: boolean,
): Promise<string> {
  const template = staged.find(({ kind }) => kind === 'shell')?.contents.get('index.html')
  if (template === undefined) return renderSiteDocument(published, content, isSigned)
  return renderDocument(template.toString('utf8'), content, isSigned)
}
