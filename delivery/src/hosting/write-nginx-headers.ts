import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeByRename } from '../releases/site/write-by-rename.ts'
import { buildNginxHeaders } from './build-nginx-headers.ts'
import { listCalledOrigins } from './list-called-origins.ts'
import { readApiPlace } from './read-api-place.ts'

/**
 * Writes the three files that `delivery/nginx/` includes into `dir`, for a console with this `/config.json`.
 * @returns whether anything changed and nginx has to be reloaded (`nginx -s reload`).
 */
export async function writeNginxHeaders(dir: string, config: unknown): Promise<boolean> {
  const built = buildNginxHeaders({
    calledOrigins: listCalledOrigins(config),
    ...readApiPlace(config),
  })
  const changed = await Promise.all(
    Object.entries(built).map(([name, text]) => replaceFile(join(dir, `${name}.conf`), text)),
  )
  return changed.includes(true)
}

/** By rename, so that nginx never reads a half of it. */
async function replaceFile(file: string, text: string): Promise<boolean> {
  const isChanged = (await readFile(file, 'utf8').catch(() => undefined)) !== text
  if (isChanged) await writeByRename(file, text)
  return isChanged
}
