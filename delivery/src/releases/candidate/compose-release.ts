import type { RecordedCanary, RecordedRemote } from '@console/shared/release'
import { ReleaseError } from '../../errors/release-error.ts'
import type { ReleaseContent } from '../records/release-id.ts'
import { listVersions, type Redirect, type ReleaseUnit } from '../records/release-units.ts'
import { compareText, type FileHashes } from '../site/hash-files.ts'
import { toFileAddress } from '../site/site-layout.ts'
import { type BuiltUnit, listUnitFiles } from '../units/read-built-unit.ts'

/** `drop`: the paths that are redirected no longer. */
export type RedirectsRequest = { add?: readonly Redirect[]; drop?: readonly string[] }

/** `unit`: the version of a canary that starts. */
type CanaryRequest = Omit<RecordedCanary, 'remote'> & { unit?: BuiltUnit | undefined }

/** A change of the current combination. */
export type ReleaseChange = {
  /** Versions that come in, from a build or from an earlier release. */
  units?: readonly BuiltUnit[]
  /** Remotes that leave. */
  removed?: readonly string[]
  /** Remotes that are switched off, or on again: undefined. */
  disabled?: ReadonlyMap<string, RecordedRemote['disabled']>
  /** Canaries that begin, that others have from now on, or that end: undefined. */
  canaries?: ReadonlyMap<string, CanaryRequest | undefined>
  redirects?: RedirectsRequest | undefined
}

/**
 * The current release with what changes; everything else stays as it is.
 * @throws ReleaseError `no-release` when there is no current release and no shell among the units.
 */
export function composeRelease(current: ReleaseContent | undefined, change: ReleaseChange): ReleaseContent {
  const { units = [] } = change
  const shellUnit = units.find((unit) => unit.kind === 'shell')
  const shell = shellUnit ? { version: shellUnit.version, ...shellUnit.shell } : current?.shell
  if (shell === undefined)
    throw new ReleaseError(
      'no-release',
      'There is no release yet, so there is no shell to put a remote into. Publish the shell first, or together with it: pnpm release publish shell <remote>.',
    )
  const { redirects: formerRedirects, ...kept } = { ...current }
  const redirects = composeRedirects(formerRedirects, change.redirects)
  const remotes = composeRemotes(current?.remotes ?? [], change)
  return {
    ...kept,
    format: 1,
    shell,
    remotes,
    ...(redirects.length > 0 && { redirects }),
    files: composeFiles(current, listIncoming(change), listVersions({ shell, remotes })),
  }
}

/** Every version that comes in, canaries too. */
export const listIncoming = ({ units = [], canaries = new Map() }: ReleaseChange): BuiltUnit[] => [
  ...units,
  ...[...canaries.values()].flatMap((request: CanaryRequest | undefined) => request?.unit ?? []),
]

function composeRemotes(
  current: readonly RecordedRemote[],
  { units = [], removed = [], disabled = new Map(), canaries = new Map() }: ReleaseChange,
): RecordedRemote[] {
  const remotes = new Map(current.map((remote) => [remote.name, remote]))
  for (const unit of units)
    if (unit.kind === 'remote') remotes.set(unit.name, toReleasedRemote(unit, remotes.get(unit.name)))
  for (const name of removed) remotes.delete(name)
  for (const [name, off] of disabled) {
    const { disabled: _, ...remote } = getRemote(remotes, name)
    remotes.set(name, { ...remote, ...(off && { disabled: off }) })
  }
  for (const [name, request] of canaries) {
    const { canary: before, ...remote } = getRemote(remotes, name)
    const canary = request && composeCanary(request, before)
    remotes.set(name, { ...remote, ...(canary && { canary }) })
  }
  return [...remotes.values()].sort((a, b) => compareText(a.name, b.name))
}

function getRemote(remotes: ReadonlyMap<string, RecordedRemote>, name: string): RecordedRemote {
  const remote = remotes.get(name)
  if (remote === undefined) throw new Error(`${name} is not in the release`)
  return remote
}

/** A remote that is switched off stays off, whichever version comes in, and a canary of another version stays beside it. */
function toReleasedRemote(
  unit: BuiltUnit & { kind: 'remote' },
  before: RecordedRemote | undefined,
): RecordedRemote {
  const { disabled, canary } = before ?? {}
  return {
    ...toRecordedVersion(unit),
    ...(disabled && { disabled }),
    ...(canary && canary.remote.version !== unit.version && { canary }),
  }
}

function composeCanary(
  { unit, ...audience }: CanaryRequest,
  before: RecordedCanary | undefined,
): RecordedCanary | undefined {
  const remote = unit?.kind === 'remote' ? toRecordedVersion(unit) : before?.remote
  return remote && { ...audience, remote }
}

const toRecordedVersion = ({ remote, version, files }: BuiltUnit & { kind: 'remote' }) => ({
  ...remote,
  version,
  integrity: { entry: integrityOf(files, remote.entry) },
})

function integrityOf(files: FileHashes, file: string): string {
  const integrity = files[file]
  if (integrity === undefined) throw new Error(`${file} was not hashed`)
  return integrity
}

/** The deeper path comes first, so that the first that fits is the right one. */
function composeRedirects(
  current: readonly Redirect[] = [],
  { add = [], drop = [] }: RedirectsRequest = {},
): Redirect[] {
  const redirects = new Map([...current, ...add].map((redirect) => [redirect.from, redirect]))
  for (const path of drop) {
    if (redirects.delete(path)) continue
    const there = [...redirects.keys()].join(', ')
    throw new ReleaseError(
      'refused',
      `${path} is redirected nowhere, so there is nothing to drop. ${there === '' ? 'Nothing is redirected.' : `Redirected are: ${there}.`}`,
    )
  }
  return [...redirects.values()].sort((a, b) => b.from.length - a.from.length || compareText(a.from, b.from))
}

function composeFiles(
  current: ReleaseContent | undefined,
  units: readonly BuiltUnit[],
  versions: readonly ReleaseUnit[],
): FileHashes {
  const folders = versions.map((version) => toFileAddress(version, ''))
  const files = Object.entries({
    ...current?.files,
    ...Object.fromEntries(units.flatMap(listUnitFiles)),
  })
  return Object.fromEntries(
    files
      .filter(([address]) => folders.some((folder) => address.startsWith(folder)))
      .sort(([a], [b]) => compareText(a, b)),
  )
}
