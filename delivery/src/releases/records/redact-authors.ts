import { readFile, rename, stat } from 'node:fs/promises'
import type { SiteLayout } from '../site/site-layout.ts'
import { writeFileWhole } from '../site/write-file-atomically.ts'
import { readMoves } from './move-history.ts'
import { listRecordIds } from './read-release.ts'

/**
 * Folders of earlier versions have the history beside the records, and in the records, which anybody may read, who made
 * a release and why. Only for the holder of the lock.
 */
export async function hideMakers(layout: SiteLayout): Promise<void> {
  const exists = await stat(layout.history).then(
    () => true,
    () => false,
  )
  if (!exists) await rename(layout.formerHistory, layout.history).catch(() => undefined)
  const known = new Set((await readMoves(layout)).map(({ to }) => to))
  for (const id of await listRecordIds(layout)) if (known.has(id)) await hideMaker(layout, id)
}

async function hideMaker(layout: SiteLayout, id: string): Promise<void> {
  const text = await readFile(layout.record(id), 'utf8')
  if (!/^\{\s*"id": "[^"]+",\s*"created_at": "[^"]+",\s*"created_by"/.test(text)) return
  const { created_by: _, reason: __, ...record } = JSON.parse(text)
  await writeFileWhole(layout, layout.record(id), `${JSON.stringify(record, null, 2)}\n`)
}
