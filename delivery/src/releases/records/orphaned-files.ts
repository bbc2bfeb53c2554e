import { readdir, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { compareText } from '../site/hash-files.ts'
import type { SiteLayout } from '../site/site-layout.ts'
import { isLoaded, type LoadedSite, listRecords } from './load-site.ts'

/** Addresses of files that would be served as code though no release names them. */
export async function listOrphanedFiles(site: LoadedSite): Promise<string[]> {
  const named = new Set(listRecords(site).flatMap(({ files }) => Object.keys(files)))
  const present = await Promise.all(['remotes', 'shell'].map((folder) => listAddresses(site.layout, folder)))
  return present.flat().filter((address) => !named.has(address))
}

/** Includes hidden files and links: another server may serve what ours does not. */
async function listAddresses(layout: SiteLayout, folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const
  const entries = await readdir(layout.address(folder), options).catch(() => [])
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => `/${relative(layout.dir, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort(compareText)
}

/** Other files in the folder are not ours to remove. */
const versionFolder = /^\/(?:shell|remotes\/[^/]+)\/[^/]+-[0-9a-f]{8}(?:[0-9a-f]{24})?\//

/**
 * Removes what a killed publish left, or somebody put beside the published files. While a record cannot be read,
 * nobody knows what it names, and everything stays. Only for the holder of the lock.
 */
export async function removeOrphanedFiles(site: LoadedSite): Promise<void> {
  if (![...site.records.values()].every(isLoaded)) return
  const orphans = await listOrphanedFiles(site)
  for (const address of orphans) if (versionFolder.test(address)) await rm(site.layout.address(address))
}
