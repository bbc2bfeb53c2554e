import type { ReleasedRemote } from '@console/shared/release'
import { compareText, type FileHashes } from './hash-files.ts'
import type { BuiltUnit } from './read-built-unit.ts'
import { ReleaseError } from './release-error.ts'
import type { ReleaseContent } from './release-id.ts'
import { listUnits } from './release-units.ts'
import { buildUnitAddress } from './site-layout.ts'

/**
 * The current release with some of its units replaced or added; everything else stays as it is.
 * @throws ReleaseError `no-release` when there is no current release and no shell among the units.
 */
export function composeRelease(
  current: ReleaseContent | undefined,
  units: readonly BuiltUnit[],
): ReleaseContent {
  const shellUnit = units.find((unit) => unit.kind === 'shell')
  const shell = shellUnit ? { version: shellUnit.version, ...shellUnit.shell } : current?.shell
  if (shell === undefined)
    throw new ReleaseError(
      'no-release',
      'There is no release yet, so there is no shell to put a remote into. Publish the shell first, or together with it: pnpm release publish shell <remote>.',
    )
  const remotes = new Map(current?.remotes.map((remote) => [remote.name, remote]))
  for (const unit of units) if (unit.kind === 'remote') remotes.set(unit.name, toReleasedRemote(unit))
  return {
    format: 1,
    shell,
    remotes: [...remotes.values()].sort((a, b) => compareText(a.name, b.name)),
    files: composeFiles(current, units),
  }
}

function toReleasedRemote(unit: BuiltUnit & { kind: 'remote' }): ReleasedRemote {
  const { remote, version, files } = unit
  return {
    ...remote,
    version,
    integrity: { manifest: integrityOf(files, remote.manifest), entry: integrityOf(files, remote.entry) },
  }
}

function integrityOf(files: FileHashes, file: string): string {
  const integrity = files[file]
  if (integrity === undefined) throw new Error(`${file} was not hashed`)
  return integrity
}

function composeFiles(current: ReleaseContent | undefined, units: readonly BuiltUnit[]): FileHashes {
  const replaced = new Set(units.map((unit) => unit.name))
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
