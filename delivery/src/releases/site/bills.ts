import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildSiteLayout } from './site-layout.ts'
import { writeByRename } from './write-by-rename.ts'

type Bill = { siteDir: string; unit: string; version: string }

/** A bill of materials, which is not served. */
export const toBillFile = ({ siteDir, unit, version }: Bill): string =>
  join(siteDir, '.delivery', 'sbom', `${unit}-${version}.cdx.json`)

/** Whether the release folder has a version. A name with a path in it is none. */
export const isVersionThere = (
  siteDir: string,
  { name, version }: { name: string; version: string },
): boolean =>
  [name, version].every((part) => /^[\w][\w.+-]*$/.test(part)) &&
  existsSync(buildSiteLayout(siteDir).unit(name, version))

/** The first that was written stays: a version never changes. */
export async function writeBill(bill: Bill, text: string): Promise<void> {
  const file = toBillFile(bill)
  if (existsSync(file)) return
  // Not by the staging folder, which belongs to the holder of the lock.
  await writeByRename(file, text)
}
