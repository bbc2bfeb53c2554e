import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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
  await mkdir(dir, { recursive: true })
  const changed = await Promise.all(
    Object.entries(built).map(([name, text]) => replaceFile(join(dir, `${name}.conf`), text)),
  )
  return changed.includes(true)
}

/** By rename, so that nginx never reads a half of it. */
async function replaceFile(file: string, text: string): Promise<boolean> {
  const before = await readFile(file, 'utf8').catch(() => undefined)
  if (before === text) return false
  const staged = `${file}.${process.pid}`
  await writeFile(staged, text)
  await rename(staged, file)
  return true
}
