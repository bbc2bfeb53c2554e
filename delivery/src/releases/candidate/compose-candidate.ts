import type { ReleaseRecord } from '@console/shared/release'
import { describeAudience } from '@console/shared/release/describe-audience'
import { buildRefusal } from '../../errors/release-error.ts'
import { renderDocument } from '../document/render-document.ts'
import { renderSiteDocument } from '../document/render-site-document.ts'
import { listCanaries } from '../records/canaries.ts'
import { findCurrent, findRecord, type LoadedSite } from '../records/load-site.ts'
import { type ReleaseContent, toContent } from '../records/release-id.ts'
import { describePreexisting, splitProblems } from '../rules/preexisting-problems.ts'
import { expectSoundFiles } from '../units/expect-sound-files.ts'
import { isStaged, type StagedUnit } from '../units/stage-unit.ts'
import { composeRelease, listIncoming, type ReleaseChange } from './compose-release.ts'
import { judgeRelease } from './judge-release.ts'

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
  const incoming = listIncoming(change)
  const staged = incoming.filter(isStaged)
  expectSoundFiles(staged)
  const judged = { published: site.published, reserved }
  const composed = composeRelease(record && toContent(record), change)
  const { notes, problems } = await judgeRelease(composed, { ...judged, incoming })
  const { refused, preexisting } = await splitProblems(problems, {
    changed: incoming.map(({ name }) => name),
    readFormer: async () =>
      record === undefined
        ? []
        : (await judgeRelease(toContent(record), { ...judged, incoming: [] })).problems,
  })
  if (refused.length > 0) throw buildRefusal(refused)
  return {
    staged,
    content: composed,
    notes: [...notes, ...describeKeptCanaries(composed, change), ...describePreexisting(preexisting)],
  }
}

/** Whoever publishes a remote may think that everybody has it now. */
const describeKeptCanaries = (content: ReleaseContent, { units = [] }: ReleaseChange): string[] =>
  listCanaries(content)
    .filter(({ name }) => units.some((unit) => unit.name === name))
    .map(
      ({ name, canary }) =>
        `${name} keeps its canary ${canary.remote.version} for ${describeAudience(canary)}. To end it: pnpm release canary abort ${name}.`,
    )

/**
 * The document of a candidate, of whose units some are not in their place yet.
 * @throws ReleaseError `build-output`, `damaged` when the shell's own index.html gives none.
 */
export async function renderCandidate(
  { published }: Pick<LoadedSite, 'published'>,
  { staged, release }: Pick<Candidate, 'staged'> & { release: ReleaseRecord },
  isSigned: boolean,
): Promise<string> {
  const template = staged.find(({ kind }) => kind === 'shell')?.contents.get('index.html')
  if (template === undefined) return renderSiteDocument(published, release, isSigned)
  return renderDocument(template.toString('utf8'), release, isSigned)
}
