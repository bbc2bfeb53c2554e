import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findChanges } from './find-changes.ts'
import { buildKitVersions, readChangelog } from './kit-versions.ts'

type Upgrade = {
  /** Empty where the repository named no version yet. */
  from: string
  to: string
  /** Sections of the changelog; empty where nothing was written down between the two versions. */
  changes: string
}

/**
 * Writes the versions of the console's packages into the repository of a remote: those of `kit`, or those that belong to this
 * package when there is none.
 * @throws CreateError when there are no packages.
 */
export async function upgradeKit(dir: string, kit: string | undefined): Promise<Upgrade> {
  const { file, text } = await buildKitVersions(dir, kit)
  const before = await readFile(join(dir, file), 'utf8').catch(() => '')
  const [from, to] = [readKitVersion(before), readKitVersion(text)]
  const changes = from === '' ? '' : findChanges(await readChangelog(kit), from, to)
  await writeFile(join(dir, file), text)
  return { from, to, changes }
}

/** From the catalog; among the overrides it is a file. */
const readKitVersion = (workspace: string) =>
  /^ {2}"@console\/remote-kit": (\d\S+)$/m.exec(workspace)?.[1] ?? ''
