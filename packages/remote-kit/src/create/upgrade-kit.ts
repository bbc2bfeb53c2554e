import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findChanges } from './find-changes.ts'
import { buildKitVersions, readChangelog } from './kit-versions.ts'

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
 * @throws CreateError if there are no packages.
 */
export async function upgradeKit(dir: string, kit: string | undefined): Promise<Upgrade> {
  const { file, text } = await buildKitVersions(dir, kit)
  const before = await readFile(join(dir, file), 'utf8').catch(() => '')
  const [from, to] = [readKitVersion(before), readKitVersion(text)]
  const changes = from === '' ? '' : findChanges(await readChangelog(kit), from, to)
  await writeFile(join(dir, file), text)
  return { from, to, changes }
}

/** From the catalog; the overrides contain a file path. */
const readKitVersion = (workspace: string) =>
  /^ {2}"@console\/remote-kit": (\d\S+)$/m.exec(workspace)?.[1] ?? ''
