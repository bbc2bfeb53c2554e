import type { ReleasedRemote } from '@console/shared/release'
import { ReleaseError } from '../../errors/release-error.ts'
import type { ReleaseContent } from '../records/release-id.ts'
import { listUnits, type Redirect } from '../records/release-units.ts'
import { compareText, type FileHashes } from '../site/hash-files.ts'
import { buildUnitAddress } from '../site/site-layout.ts'
import type { BuiltUnit } from '../units/read-built-unit.ts'

/** `drop`: the paths that are redirected no longer. */
export type RedirectsRequest = { add?: readonly Redirect[]; drop?: readonly string[] }

/** What a new combination has that the current one has not. */
export type ReleaseChange = {
  /** Versions that come in, from a build or from an earlier release. */
  units?: readonly BuiltUnit[]
  /** Remotes that leave. */
  removed?: readonly string[]
  /** Remotes that are switched off, or on again: undefined. */
  disabled?: ReadonlyMap<string, ReleasedRemote['disabled']>
  redirects?: RedirectsRequest | undefined
}

/**
 * The current release with what changes; everything else stays as it is.
 * @throws ReleaseError `no-release` when there is no current release and no shell among the units.
 */
export function composeRelease(current: ReleaseContent | undefined, change: ReleaseChange): ReleaseContent {
  const { units = [], removed = [] } = change
  const shellUnit = units.find((unit) => unit.kind === 'shell')
  const shell = shellUnit ? { version: shellUnit.version, ...shellUnit.shell } : current?.shell
  if (shell === undefined)
    throw new ReleaseError(
      'no-release',
      'There is no release yet, so there is no shell to put a remote into. Publish the shell first, or together with it: pnpm release publish shell <remote>.',
    )
  const { redirects: formerRedirects, ...kept } = { ...current }
  const redirects = composeRedirects(formerRedirects, change.redirects)
  return {
    ...kept,
    format: 1,
    shell,
    remotes: composeRemotes(current?.remotes ?? [], change),
    ...(redirects.length > 0 && { redirects }),
    files: composeFiles(current, units, removed),
  }
}

function composeRemotes(
  current: readonly ReleasedRemote[],
  { units = [], removed = [], disabled = new Map() }: ReleaseChange,
): ReleasedRemote[] {
  const remotes = new Map(current.map((remote) => [remote.name, remote]))
  for (const unit of units)
    if (unit.kind === 'remote') remotes.set(unit.name, toReleasedRemote(unit, remotes.get(unit.name)))
  for (const name of removed) remotes.delete(name)
  for (const [name, off] of disabled) {
    const { disabled: _, ...remote } = remotes.get(name) ?? {}
    // Only of remotes that are there: `name` is.
    remotes.set(name, { ...(remote as ReleasedRemote), ...(off && { disabled: off }) })
  }
  return [...remotes.values()].sort((a, b) => compareText(a.name, b.name))
}

/** A remote that is switched off stays off, whichever version comes in. */
function toReleasedRemote(
  { remote, version, files }: BuiltUnit & { kind: 'remote' },
  before: ReleasedRemote | undefined,
): ReleasedRemote {
  return {
    ...remote,
    version,
    integrity: { manifest: integrityOf(files, remote.manifest), entry: integrityOf(files, remote.entry) },
    ...(before?.disabled && { disabled: before.disabled }),
  }
}

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
  removed: readonly string[],
): FileHashes {
  const replaced = new Set([...units.map((unit) => unit.name), ...removed])
  const kept = (current ? listUnits(current) : [])
    .filter((unit) => !replaced.has(unit.name))
    .map((unit) => `${buildUnitAddress(unit.name, unit.version)}/`)
  const keptFiles = Object.entries(current?.files ?? {}).filter(([address]) =>
    kept.some((prefix) => address.startsWith(prefix)),
  )
  const newFiles = units.flatMap((unit) =>
    Object.entries(unit.files).map(([file, integrity]): [string, string] => [
      `${buildUnitAddress(unit.name, unit.version)}/${file}`,
      integrity,
    ]),
  )
  return Object.fromEntries([...keptFiles, ...newFiles].sort(([a], [b]) => compareText(a, b)))
}
