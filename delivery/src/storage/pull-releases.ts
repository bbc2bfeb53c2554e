import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { LimitFunction } from 'p-limit'
import { ReleaseError } from '../errors/release-error.ts'
import { parseRecord } from '../releases/records/parse-stored.ts'
import { type FileHashes, toIntegrity } from '../releases/site/hash-files.ts'
import type { SiteLayout } from '../releases/site/site-layout.ts'
import { writeByRename } from '../releases/site/write-by-rename.ts'
import { mirrorText } from './mirror-text.ts'
import type { ObjectStorage } from './object-storage.ts'

const isRecord = (name: string) => /^r-[0-9a-f]{12}\.json$/.test(name)

/**
 * Fetches the files beside the pointer and the records with the files that they name, and removes other records: they are
 * remains of moves that were overtaken.
 */
export async function pullReleases(
  storage: ObjectStorage,
  layout: SiteLayout,
  limit: LimitFunction,
): Promise<void> {
  const named = (await storage.list('releases/')).map((key) => key.replace('releases/', ''))
  const present = existsSync(layout.releases) ? await readdir(layout.releases) : []
  for (const name of present)
    if (isRecord(name) && !named.includes(name)) await rm(join(layout.releases, name))
  const missing = named.filter((name) => name !== 'current.json' && !present.includes(name))
  for (const name of missing) {
    const stored = await storage.read(`releases/${name}`)
    if (stored === undefined) continue
    const text = stored.content.toString('utf8')
    const files: FileHashes = isRecord(name) ? parseRecord(text, `${storage.name}releases/${name}`).files : {}
    await limit.map(Object.entries(files), ([address, integrity]) =>
      pullFile(storage, layout, { address, integrity }),
    )
    // Last: a record that is there has its files.
    await mirrorText(join(layout.releases, name), text)
  }
}

async function pullFile(
  storage: ObjectStorage,
  layout: SiteLayout,
  { address, integrity }: { address: string; integrity: string },
): Promise<void> {
  const file = layout.address(address)
  if (existsSync(file)) return
  const content = (await storage.read(address.slice(1)))?.content
  if (content === undefined || toIntegrity(content) !== integrity)
    throw new ReleaseError(
      'damaged',
      `${storage.name}${address.slice(1)} is ${content === undefined ? 'missing' : 'not as it was published'}. Restore it from a copy.`,
    )
  await writeByRename(file, content)
}
