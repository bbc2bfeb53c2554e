import { readFile } from 'node:fs/promises'
import type { LimitFunction } from 'p-limit'
import { buildReleaseFiles } from '../releases/document/build-release-files.ts'
import { parseRecord } from '../releases/records/parse-stored.ts'
import type { SiteLayout } from '../releases/site/site-layout.ts'
import type { ObjectStorage } from './object-storage.ts'

/** Everything that a pointer to this release refers to. */
export async function pushRelease(
  storage: ObjectStorage,
  layout: SiteLayout,
  { id, limit }: { id: string; limit: LimitFunction },
): Promise<void> {
  const text = await readFile(layout.record(id), 'utf8')
  const record = parseRecord(text, layout.record(id))
  await pushFiles(storage, layout, { files: record.files, limit })
  for (const [address, content] of buildReleaseFiles(record)?.texts ?? [])
    await storage.create(address.slice(1), Buffer.from(content))
  await pushRecord(storage, `releases/${id}.json`, text)
}

async function pushFiles(
  storage: ObjectStorage,
  layout: SiteLayout,
  { files, limit }: { files: Readonly<Record<string, string>>; limit: LimitFunction },
): Promise<void> {
  const folders = new Set(
    Object.keys(files).map((address) =>
      address
        .split('/')
        .slice(1, address.startsWith('/shell/') ? 3 : 4)
        .join('/'),
    ),
  )
  const present = new Set((await limit.map([...folders], (folder) => storage.list(`${folder}/`))).flat())
  const missing = Object.keys(files).filter((address) => !present.has(address.slice(1)))
  await limit.map(missing, async (address) => {
    await storage.create(address.slice(1), await readFile(layout.address(address)))
  })
}

/** A record is only replaced to add a signature. */
async function pushRecord(storage: ObjectStorage, key: string, text: string): Promise<void> {
  if (await storage.create(key, Buffer.from(text))) return
  if ((await storage.read(key))?.content.toString('utf8') !== text)
    await storage.write(key, Buffer.from(text))
}

/** The document follows the pointer, and is written by the process whose pointer is there, so that it never stays behind. */
export async function pushDocument(
  storage: ObjectStorage,
  {
    tag,
    pointerKey,
    documentKey,
    document,
  }: { tag: string; pointerKey: string; documentKey: string; document: Buffer },
): Promise<void> {
  for (;;) {
    const present = await storage.read(documentKey)
    if ((await storage.read(pointerKey))?.tag !== tag) return
    if ((await storage.swap(documentKey, document, { tag: present?.tag })) !== undefined) return
  }
}
