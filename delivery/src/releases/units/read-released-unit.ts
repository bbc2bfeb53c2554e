import type { ReleaseRecord } from '@console/shared/release'
import type { FileHashes } from '../site/hash-files.ts'
import { toFileAddress } from '../site/site-layout.ts'
import type { BuiltUnit } from './read-built-unit.ts'

/**
 * One unit of a release, as its build left it, without what belongs to that release alone, such as being switched off.
 * @param asked the version of the remote's canary; by default the released one.
 */
export function readReleasedUnit(
  { shell, remotes, files }: ReleaseRecord,
  name: string,
  asked?: string,
): BuiltUnit {
  if (name === 'shell') {
    const { version, ...built } = shell
    return { kind: 'shell', name, version, files: listFilesOf(files, name, version), shell: built }
  }
  const remote = remotes.find((each) => each.name === name)
  if (remote === undefined) throw new Error(`${name} is not in the release`)
  const { canary, ...released } = remote
  const isCanary = canary !== undefined && canary.remote.version === asked
  const { version, integrity: _, disabled: __, ...built } = isCanary ? canary.remote : released
  return { kind: 'remote', name, version, files: listFilesOf(files, name, version), remote: built }
}

function listFilesOf(files: FileHashes, name: string, version: string): FileHashes {
  const folder = toFileAddress({ name, version }, '')
  return Object.fromEntries(
    Object.entries(files)
      .filter(([address]) => address.startsWith(folder))
      .map(([address, integrity]) => [address.slice(folder.length), integrity]),
  )
}
