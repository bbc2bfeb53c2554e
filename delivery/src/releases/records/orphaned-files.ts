import { readdir, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { compareText } from '../site/hash-files.ts'
import type { SiteLayout } from '../site/site-layout.ts'
import { listRecordIds, readRecord } from './read-release.ts'

/** Addresses of files that would be served as code though no release names them. */
export async function listStrays(layout: SiteLayout): Promise<string[]> {
  const ids = await listRecordIds(layout)
  const records = await Promise.all(ids.map((id) => readRecord(layout, id).catch(() => undefined)))
  const named = new Set(records.flatMap((record) => Object.keys(record?.files ?? {})))
  const present = await Promise.all(['remotes', 'shell'].map((folder) => listAddresses(layout, folder)))
  return present.flat().filter((address) => !named.has(address))
}

/** Hidden files and links too: another server may serve what ours does not. */
async function listAddresses(layout: SiteLayout, folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const
  const entries = await readdir(layout.address(folder), options).catch(() => [])
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => `/${relative(layout.dir, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort(compareText)
}

/** Whatever else stands in the folder is not delivery's to remove. */
const versionFolder = /^\/(?:shell|remotes\/[^/]+)\/[^/]+-[0-9a-f]{8}(?:[0-9a-f]{24})?\//

/**
 * Takes away what a killed publish left, or somebody put beside the published files. While a record cannot be read,
 * nobody knows what it names, and everything stays. Only for the holder of the lock.
 */
export async function dropStrays(layout: SiteLayout): Promise<void> {
  const ids = await listRecordIds(layout)
  const isReadable = (id: string) =>
    readRecord(layout, id).then(
      () => true,
      () => false,
    )
  if (!(await Promise.all(ids.map(isReadable))).every(Boolean)) return
  const strays = await listStrays(layout)
  for (const address of strays) if (versionFolder.test(address)) await rm(layout.address(address))
}
