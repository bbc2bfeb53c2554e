import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CreateError } from './create-error.ts'
import { findChanges } from './find-changes.ts'
import { buildKitVersions, readChangelog } from './kit-versions.ts'
import { mergeWorkspace } from './merge-workspace.ts'

type Upgrade = {
  /** Empty if the repository did not name a version yet. */
  from: string
  to: string
  /** Sections of the changelog; empty if none was written between the two versions. */
  changes: string
}

/**
 * Writes the versions of the console's packages into a remote's repository: those of `kit`, or without one those that
 * belong to this package.
 * @throws CreateError if there are no packages, or none are named for a repository that has taken them from a folder.
 */
export async function upgradeKit(dir: string, kit: string | undefined): Promise<Upgrade> {
  const file = join(dir, 'pnpm-workspace.yaml')
  const before = await readFile(file, 'utf8').catch(() => '')
  if (kit === undefined && before.includes('\noverrides:\n'))
    throw new CreateError(
      `The overrides in ${file} take the packages of the console from tarballs: say with --kit where the new ones are.`,
    )
  const { text } = await buildKitVersions(dir, kit)
  const [from, to] = [readKitVersion(before), readKitVersion(text)]
  const changes = from === '' ? '' : findChanges(await readChangelog(kit), from, to)
  await writeFile(file, mergeWorkspace(before, text))
  return { from, to, changes }
}

/** From the catalog; the overrides contain a file path. */
const readKitVersion = (workspace: string) =>
  /^ {2}"@console\/remote-kit": (\d\S+)$/m.exec(workspace)?.[1] ?? ''
