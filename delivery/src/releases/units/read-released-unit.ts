import type { ReleaseRecord } from '@console/shared/release'
import type { FileHashes } from '../site/hash-files.ts'
import { buildUnitAddress } from '../site/site-layout.ts'
import type { BuiltUnit } from './read-built-unit.ts'

/** One unit of a release, as its build left it. What belongs to that combination alone, and whether it was off, stays behind. */
export function readReleasedUnit({ shell, remotes, files }: ReleaseRecord, name: string): BuiltUnit {
  if (name === 'shell') {
    const { version, ...built } = shell
    return { kind: 'shell', name, version, files: listFilesOf(files, name, version), shell: built }
  }
  const released = remotes.find((remote) => remote.name === name)
  if (released === undefined) throw new Error(`${name} is not in the release`)
  const { version, integrity: _, rest: __, disabled: ___, ...built } = released
  return { kind: 'remote', name, version, files: listFilesOf(files, name, version), remote: built }
}

function listFilesOf(files: FileHashes, name: string, version: string): FileHashes {
  const folder = `${buildUnitAddress(name, version)}/`
  return Object.fromEntries(
    Object.entries(files)
      .filter(([address]) => address.startsWith(folder))
      .map(([address, integrity]) => [address.slice(folder.length), integrity]),
  )
}
