import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The size of a file, or of all files of a folder. */
export async function countBytes(path: string): Promise<number> {
  const found = await stat(path)
  if (!found.isDirectory()) return found.size
  const files = await readdir(path, { recursive: true })
  const sizes = await Promise.all(files.map((file) => stat(join(path, file))))
  return sizes.reduce((sum, each) => sum + (each.isFile() ? each.size : 0), 0)
}
