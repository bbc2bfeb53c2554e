import type { ReleaseRecord } from '@console/shared/release'
import { describeAudience } from '@console/shared/release/describe-audience'
import type { Move } from '@console/shared/release-server/move'
import { ReleaseError } from '../../errors/release-error.ts'
import { buildReleaseFiles, type ReleaseFiles } from '../document/build-release-files.ts'
import { listCanaries } from '../records/canaries.ts'
import {
  type CurrentRelease,
  findCurrentRecord,
  findCurrentRelease,
  findRecord,
  type LoadedSite,
} from '../records/load-site.ts'
import { type ReleaseContent, toCanonicalJson, toContent, toReleaseId } from '../records/release-id.ts'
import { compareReleases, type ReleaseComparison } from '../records/release-units.ts'
import type { ConsolePlace } from '../rules/console-place.ts'
import type { Signing } from '../signing/signing.ts'
import type { PublishedFiles } from '../site/published-files.ts'
import { expectSoundFiles } from '../units/expect-sound-files.ts'
import { expectNoCollision, isStaged, type StagedUnit, withStaged } from '../units/stage-unit.ts'
import { composeRelease, listIncoming, type ReleaseChange } from './compose-release.ts'
import { describePreexisting, judgeRelease } from './judge-release.ts'

/** A release that may become the current one. Nothing outside staging has been written for it. */
export type Candidate = {
  record: ReleaseRecord
  /** The files of its units at the addresses where they will be, wherever they are now. */
  files: PublishedFiles
  /** Index and details, which browsers read beside the pointer. */
  releaseFiles: ReleaseFiles | undefined
  /** Those of its units that come from a build. */
  staged: readonly StagedUnit[]
  /** Compared with the current release, which is undefined before the first. */
  comparison: ReleaseComparison & { previous: CurrentRelease | undefined }
  /** Lines for the person who moves. */
  notes: readonly string[]
  /** Whether its new units were run in a browser. */
  smoke?: Move['smoke']
}

type Asked = {
  place?: ConsolePlace | undefined
  /** The release that was run, by its id. */
  provedId?: string | undefined
  signing?: Signing | undefined
}

/**
 * The current release with a change, judged and compared. Units that come from a build are in staging.
 * @throws ReleaseError when a build is not whole, or the combination may not be released.
 */
export async function buildCandidate(
  site: LoadedSite,
  change: ReleaseChange,
  { place, provedId, signing }: Asked,
): Promise<Candidate> {
  const current = findCurrentRecord(site)
  const incoming = listIncoming(change)
  const staged = incoming.filter(isStaged)
  expectSoundFiles(staged)
  const files = withStaged(site.published, staged)
  const content = composeRelease(current && toContent(current), change)
  const { notes, preexisting } = await judgeRelease(content, {
    ...{ current, files, place, incoming },
    isSigned: signing !== undefined,
  })
  expectNoCollision(site, staged)
  const smoke = staged.length === 0 ? undefined : provedId === undefined ? 'skipped' : 'passed'
  return {
    ...toCandidate(site, toRecord(site, content, smoke)),
    ...{ files, staged, smoke },
    notes: [...notes, ...describeKeptCanaries(content, change), ...describePreexisting(preexisting)],
  }
}

/** A release that was made before, as it is. */
export function toCandidate(site: LoadedSite, record: ReleaseRecord): Candidate {
  const previous = findCurrentRelease(site)
  const comparison = { previous, ...compareReleases(previous, record) }
  const releaseFiles = buildReleaseFiles(record)
  return { record, files: site.published, releaseFiles, staged: [], comparison, notes: [] }
}

/** A combination that was released before keeps its record, with its first date. */
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

/** The person who publishes a remote may think that everybody has it now. */
const describeKeptCanaries = (content: ReleaseContent, { units = [] }: ReleaseChange): string[] =>
  listCanaries(content)
    .filter(({ name }) => units.some((unit) => unit.name === name))
    .map(
      ({ name, canary }) =>
        `${name} keeps its canary ${canary.remote.version} for ${describeAudience(canary)}. To end it: pnpm release canary abort ${name}.`,
    )
