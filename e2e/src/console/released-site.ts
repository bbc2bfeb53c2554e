import { cp, mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { openReleaseStore, type ReleaseStore, type Signing } from '@console/delivery/release-store'
import { findRunFolder } from '../run/run-folder.ts'
import { listBuiltUnits } from './built-units.ts'

const templateIn = (runFolder: string) => join(runFolder, 'site')

/** A folder with the production build as its first release, copied from one that is published once per run. */
export async function openReleasedSite(dir: string, signing?: Signing): Promise<ReleaseStore> {
  const store = openReleaseStore(dir)
  const runFolder = findRunFolder()
  if (runFolder === undefined || signing !== undefined) await publishFirst(store, signing)
  else await cp(templateIn(runFolder), dir, { recursive: true, verbatimSymlinks: true })
  return store
}

export async function publishTemplate(runFolder: string): Promise<void> {
  const store = openReleaseStore(templateIn(runFolder))
  await publishFirst(store)
  // File names are hashes, so one server's compressed files serve all copies.
  const encoded = join(runFolder, 'encoded')
  await mkdir(encoded)
  await symlink(encoded, join(store.dir, '.delivery', 'encoded'))
}

const publishFirst = (store: ReleaseStore, signing?: Signing) =>
  store.publish({ units: listBuiltUnits(), by: 'e2e', reason: 'Production build', signing })
