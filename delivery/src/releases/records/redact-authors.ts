import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { writeFileAtomically } from '../site/write-file-atomically.ts'
import type { LoadedSite } from './load-site.ts'

/**
 * Folders of earlier versions have the history beside the records, and in the records, which anybody may read, who made
 * a release and why. Only for the holder of the lock.
 * @returns the site with the records as they stand there now.
 */
export async function redactAuthors(site: LoadedSite): Promise<LoadedSite> {
  const { layout, history } = site
  if (!existsSync(layout.history)) await rename(layout.formerHistory, layout.history).catch(() => undefined)
  const known = new Set(history.moves.map(({ to }) => to))
  const records = new Map(site.records)
  for (const [id, loaded] of records) {
    if (!known.has(id) || !namesAuthor(loaded.text)) continue
    const { created_by: _, reason: __, ...record } = JSON.parse(loaded.text)
    const text = `${JSON.stringify(record, null, 2)}\n`
    await writeFileAtomically(layout, layout.record(id), text)
    records.set(id, { ...loaded, text })
  }
  return { ...site, records }
}

const namesAuthor = (text: string) =>
  /^\{\s*"id": "[^"]+",\s*"created_at": "[^"]+",\s*"created_by"/.test(text)
