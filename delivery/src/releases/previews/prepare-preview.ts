import { hash } from 'node:crypto'
import { type RecordedRemote, type ReleaseRecord, toReleasedRemote } from '@console/shared/release'
import { type PreviewFile, type PreviewSubject, toPreviewAddress } from '@console/shared/release/preview'
import { buildNoRelease, ReleaseError } from '../../errors/release-error.ts'
import { buildCandidate } from '../candidate/build-candidate.ts'
import type { ReleaseChange } from '../candidate/compose-release.ts'
import { writeReleaseFiles } from '../document/write-release-files.ts'
import { findCurrent, findRecord, type LoadedSite } from '../records/load-site.ts'
import type { ConsolePlace } from '../rules/console-place.ts'
import { isRecordSignedBy, toRecordText } from '../signing/signing.ts'
import { toIntegrity } from '../site/hash-files.ts'
import type { PublishedFiles } from '../site/published-files.ts'
import { writeFileAtomically } from '../site/write-file-atomically.ts'
import { onlyUnit } from '../units/only-unit.ts'
import { type BuiltUnit, listUnitFiles, type UnitToPublish } from '../units/read-built-unit.ts'
import { readReleasedUnit } from '../units/read-released-unit.ts'
import { installUnit, stageUnits } from '../units/stage-unit.ts'
import { describeFileProblems } from '../verification/expect-intact.ts'
import { checkFiles } from '../verification/verify-release.ts'
import { type AskedPreview, buildOfShell, findPreviewed } from './find-previewed.ts'

export type PreviewRequest = {
  by: string
  asked: AskedPreview
  /** An ISO 8601 time. */
  expires_at: string
  /** The branch of a build: {@link toBranchMark}. */
  branch?: string | undefined
  place?: ConsolePlace | undefined
  /** Trusted public keys: where releases are signed, only records that one of them signed are previewed. */
  trusted: readonly string[]
}

/** A branch of the remote's repository, in a file that anybody can read. */
export const toBranchMark = (remote: string, branch: string): string =>
  hash('sha256', `${remote} ${branch}`).slice(0, 16)

/** The longest time that a link works, in milliseconds. For longer, release the version into an environment of its own. */
const longest = 7 * 24 * 60 * 60_000

/** A file that a link may name. `notes` are lines for the person who asked for it. */
export type PreparedPreview = {
  subject: PreviewSubject
  address: string
  integrity: string
  /** The first path of the previewed section, or `/` for a whole release. */
  path: string
  /** The release that it was compared with. */
  current: string
  notes: readonly string[]
}

/**
 * Judges the asked version beside what is current, as publishing does, and writes the file that a browser needs. Only for
 * the holder of the lock.
 * @throws ReleaseError with everything that keeps it from running.
 */
export async function preparePreview(site: LoadedSite, request: PreviewRequest): Promise<PreparedPreview> {
  if (Date.parse(request.expires_at) > Date.now() + longest)
    throw new ReleaseError('refused', 'A link works for a week at most: say --hours 168 or less.')
  const pointer = findCurrent(site)
  if (pointer === undefined) throw buildNoRelease(site.layout.dir)
  const current = findRecord(site, pointer.release.id)
  if (request.asked.kind === 'built') return prepareBuilt(site, current, request, request.asked.unit)
  const { subject, record } = findPreviewed(site, current, request.asked)
  if (pointer.signed !== undefined && !isRecordSignedBy(site, record.id, request.trusted))
    throw new ReleaseError(
      'untrusted',
      `Releases are signed here, and ${record.id}, which holds what you ask for, is not signed by a key that you trust. Name the key that signed it with --trust <public key>.`,
    )
  const taken: { name: string; version?: string }[] = subject.kind === 'remote' ? [subject] : record.remotes
  const names = taken.map(({ name }) => name)
  const units = taken.map(({ name, version }) => readReleasedUnit(record, name, version))
  await expectWholeUnits(site.published, units)
  const change: ReleaseChange = {
    units,
    // A preview has no canary of the same remote.
    canaries: new Map(names.map((name) => [name, undefined])),
    ...(subject.kind === 'release' && toWholeChange(current, record)),
  }
  const { record: compared, notes } = await buildCandidate(site, change, request)
  const remotes = compared.remotes
    .filter(({ name }) => names.includes(name))
    .map((remote) => withSwitch(remote, subject.kind === 'release' ? record : undefined))
  return writePreview(site, {
    ...{ subject, remotes, notes, record, current, expires_at: request.expires_at },
    redirects: subject.kind === 'release' ? (compared.redirects ?? []) : undefined,
  })
}

/**
 * A build that no release has. Its files and the record of the combination are installed, so that they count as
 * published, and pruned once the link no longer works.
 */
async function prepareBuilt(
  site: LoadedSite,
  current: ReleaseRecord,
  { expires_at, branch, ...request }: PreviewRequest,
  unit: UnitToPublish,
): Promise<PreparedPreview> {
  const { name } = unit
  if (name === 'shell') throw buildOfShell()
  const staged = onlyUnit(await stageUnits(site.layout, [unit]))
  const change = { units: [staged], canaries: new Map([[name, undefined]]) }
  const { record, notes } = await buildCandidate(site, change, request)
  const remotes = record.remotes.filter((remote) => remote.name === name).map((remote) => withSwitch(remote))
  await installUnit(site.layout, staged)
  if (!site.records.has(record.id))
    await writeFileAtomically(site.layout, site.layout.record(record.id), toRecordText(record, undefined))
  const subject = { kind: 'remote', name, version: staged.version } as const
  const mark = branch === undefined ? undefined : toBranchMark(name, branch)
  return writePreview(site, { subject, remotes, notes, record, current, expires_at, branch: mark })
}

type Previewed = Pick<PreparedPreview, 'subject' | 'notes'> & {
  remotes: readonly RecordedRemote[]
  /** The release that holds it, and the one that is current. */
  record: ReleaseRecord
  current: ReleaseRecord
  expires_at: string
  branch?: string | undefined
  redirects?: PreviewFile['redirects']
}

async function writePreview(
  site: LoadedSite,
  { subject, remotes, notes, record, current, expires_at, branch, redirects }: Previewed,
): Promise<PreparedPreview> {
  const file: PreviewFile = {
    format: 1,
    expires_at,
    release: record.id,
    shell: { released: record.shell.version, compared: current.shell.version },
    remotes: remotes.map(toReleasedRemote),
    ...(branch && { branch }),
    ...(redirects && { redirects }),
  }
  const text = JSON.stringify(file)
  const integrity = toIntegrity(Buffer.from(text))
  const address = toPreviewAddress(subject, integrity)
  await writeReleaseFiles(site.layout, { texts: new Map([[address, text]]) })
  const path = subject.kind === 'remote' ? findStart(remotes) : '/'
  return { subject, address, integrity, path, current: current.id, notes }
}

/** All remotes and redirects of the release, beside the current shell. */
function toWholeChange(
  current: ReleaseRecord,
  { remotes, redirects = [] }: ReleaseRecord,
): Pick<ReleaseChange, 'removed' | 'redirects'> {
  const isThere = (name: string) => remotes.some((remote) => remote.name === name)
  const led = current.redirects ?? []
  return {
    removed: current.remotes.map(({ name }) => name).filter((name) => !isThere(name)),
    redirects: {
      add: redirects,
      drop: led.map(({ from }) => from).filter((path) => !redirects.some(({ from }) => from === path)),
    },
  }
}

/** A single version runs although its section is switched off, since it may mend the reason. A whole release is shown as it was. */
function withSwitch({ disabled: _, ...remote }: RecordedRemote, record?: ReleaseRecord): RecordedRemote {
  const disabled = record?.remotes.find(({ name }) => name === remote.name)?.disabled
  return { ...remote, ...(disabled && { disabled }) }
}

const findStart = (remotes: readonly RecordedRemote[]): string =>
  remotes.flatMap(({ menu, paths }) => [...menu.map(({ path }) => path), ...paths])[0] ?? '/'

/** @throws ReleaseError `damaged` that names every file which is not as it was published. */
async function expectWholeUnits(published: PublishedFiles, units: readonly BuiltUnit[]): Promise<void> {
  const problems = await checkFiles(published, units.flatMap(listUnitFiles))
  if (problems.length === 0) return
  throw new ReleaseError(
    'damaged',
    `What you ask for is not whole, so there is no link to it: ${describeFileProblems(problems)}. Publish that version again.`,
  )
}
