import { join } from 'node:path'
import {
  type BuiltRemote,
  type BuiltShell,
  builtRemoteSchema,
  builtShellSchema,
} from '@console/shared/release'
import type * as z from 'zod/mini'
import { ReleaseError } from '../../errors/release-error.ts'
import { type FileHashes, type FolderContents, hashContents, toVersion } from '../site/hash-files.ts'
import { parseJsonAs, unreadable } from '../site/read-json-file.ts'
import { toFileAddress } from '../site/site-layout.ts'

/** A unit to publish: `shell` or a remote's name, and the folder that its build wrote. */
export type UnitToPublish = { name: string; distDir: string }

type UnitFiles = { name: string; version: string; files: FileHashes }

/** One version of the shell or of a remote, as its build left it. */
export type BuiltUnit =
  | (UnitFiles & { kind: 'shell'; shell: BuiltShell })
  | (UnitFiles & { kind: 'remote'; remote: BuiltRemote })

/** The integrity of each file of a unit, by its address. */
export const listUnitFiles = (unit: UnitFiles): [address: string, integrity: string][] =>
  Object.entries(unit.files).map(([file, integrity]) => [toFileAddress(unit, file), integrity])

/**
 * Reads and checks what is in a built folder.
 * @param unit `shell` or the remote's name, which its `remote.json` must carry, and the folder people know.
 * @throws ReleaseError `build-output` when the description is missing or invalid, or names files that are not there.
 */
export function readBuiltUnit(
  { name, distDir }: UnitToPublish,
  contents: FolderContents,
  packageVersion: string,
): BuiltUnit {
  const files = hashContents(contents)
  const unit = { name, version: toVersion(packageVersion, files), files }
  const readFact = <Output>(file: string, schema: z.ZodMiniType<Output>) => {
    const source = {
      shownAs: join(distDir, file),
      code: 'build-output',
      advice: `Build ${name} again.`,
    } as const
    const content = contents.get(file)
    if (content === undefined) throw unreadable(source, undefined)
    return parseJsonAs(content.toString('utf8'), schema, source)
  }
  if (name === 'shell') {
    const shell = readFact('shell.json', builtShellSchema)
    const provided = Object.values(shell.provided).flat()
    expectFiles(unit, ['index.html', ...shell.signIn, ...shell.frame, ...provided])
    return { ...unit, kind: 'shell', shell }
  }
  const remote = readFact('remote.json', builtRemoteSchema)
  if (remote.name !== name)
    throw new ReleaseError(
      'build-output',
      `${join(distDir, 'remote.json')} describes the remote “${remote.name}”, not “${name}”. Publish it under its own name, or correct its remote.config.ts.`,
    )
  const screenFiles = Object.values(remote.screenAssets).flatMap((assets) => assets.files)
  expectFiles(unit, [remote.manifest, remote.entry, ...screenFiles])
  return { ...unit, kind: 'remote', remote }
}

function expectFiles({ name, files }: UnitFiles, named: readonly string[]): void {
  const missing = [...new Set(named)].filter((file) => !Object.hasOwn(files, file))
  if (missing.length === 0) return
  throw new ReleaseError(
    'build-output',
    `The build of ${name} names files that it does not hold: ${missing.join(', ')}. Build ${name} again.`,
  )
}
